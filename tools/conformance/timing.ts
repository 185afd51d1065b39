import type { Timing } from './backendReport.ts';

const VERY_SLOW = 4;

/** The value below which a given fraction of the sorted values lies. */
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Median and 95th percentile. slowMs: milliseconds above which an endpoint is slow */
export function timingOf(exchanges: readonly { milliseconds: number }[], slowMs: number): Timing {
  const sorted = exchanges.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const p50 = percentile(sorted, 0.5);
  const pace = p50 > slowMs * VERY_SLOW ? 'very slow' : p50 > slowMs ? 'slow' : 'fast';
  return { p50, p95: percentile(sorted, 0.95), pace };
}
