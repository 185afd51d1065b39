/** Metrics of web vitals. CLS has no unit, the others are milliseconds. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * Each bucket is 10 % wider than the previous one: bucket n contains the values from 1.1^n to 1.1^(n+1). The middle of a bucket (its
 * geometric mean) differs by at most 4.9 % from any value in it, which bounds the error of every percentile.
 */
export const BUCKET_RATIO = 1.1;
/** 1.1^120 ms are 26 hours. */
const LAST_BUCKET = 120;
/** A layout shift of 0.1 is stored as 100. */
const scaleOf = (metric: Vital) => (metric === 'CLS' ? 1000 : 1);

/** The bucket of a measured value. Values below 1 share the first bucket, which also holds a layout shift of 0. */
export function bucketOf(metric: Vital, value: number): number {
  const scaled = value * scaleOf(metric);
  if (!(scaled >= 1)) return 0;
  // Rounding may put the logarithm of a boundary just below the whole number.
  return Math.min(LAST_BUCKET, Math.floor(Math.log(scaled) / Math.log(BUCKET_RATIO) + 1e-9));
}

/** The middle of a bucket in the metric's own unit. */
export const valueOfBucket = (metric: Vital, bucket: number): number =>
  bucket === 0 && metric === 'CLS' ? 0 : BUCKET_RATIO ** (bucket + 0.5) / scaleOf(metric);
