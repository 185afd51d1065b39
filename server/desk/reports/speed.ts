import { sql } from 'drizzle-orm';
import { rowsOf } from '../../backend/database/database.ts';
import { valueOfBucket } from '../../backend/shopEvents/histogram.ts';
import { isInPeriods, type ReportContents, type ReportScope, sumsByPeriod } from './shopReport.ts';

/** Routes with fewer samples come last, because their slowest quarter is only one or two visits. */
const FEW_SAMPLES = 10;

interface RouteRow {
  /** Null for all routes together. */
  route: string | null;
  bucket: number | null;
  bucket_before: number | null;
  samples: number;
  samples_before: number;
}

/**
 * The 75th percentile of a web vital by route, slowest first. It is the middle of the bucket that contains the sample at three quarters, so
 * it differs by at most 4.9 % from that sample (shopEvents/histogram.ts).
 */
export async function readSpeed(scope: ReportScope): Promise<ReportContents> {
  const { db, period, filters, limit } = scope;
  const { metric, device } = filters;
  const found = await rowsOf<RouteRow>(
    db,
    sql`
      with buckets as (
        select route, bucket, ${sumsByPeriod(period, 'samples')}
        from vital_days where ${isInPeriods(scope)} and metric = ${metric} and device = ${device}
        group by route, bucket
      ), totals as (
        select route, bucket, sum(samples) as samples, sum(samples_before) as samples_before
        from buckets group by grouping sets ((route, bucket), (bucket))
      ), ranked as (
        select route, bucket, samples, samples_before,
          sum(samples) over (partition by route order by bucket) as up_to,
          sum(samples_before) over (partition by route order by bucket) as up_to_before,
          sum(samples) over (partition by route) as all_samples,
          sum(samples_before) over (partition by route) as all_before
        from totals
      )
      select route, max(all_samples)::float as samples, max(all_before)::float as samples_before,
        min(bucket) filter (where samples > 0 and up_to >= 0.75 * all_samples)::int as bucket,
        min(bucket) filter (where samples_before > 0 and up_to_before >= 0.75 * all_before)::int as bucket_before
      from ranked group by route
      order by max(all_samples) >= ${FEW_SAMPLES}::int desc, bucket desc nulls last, samples desc, route`,
  );
  const middleOf = (bucket: number | null) => (bucket === null ? null : valueOfBucket(metric, bucket));
  const rows = found.map((row) => ({
    keys: [row.route ?? ''],
    figures: [middleOf(row.bucket), row.samples],
    previous: [middleOf(row.bucket_before), row.samples_before],
  }));
  const all = rows.find((_, at) => found[at]?.route === null);
  return {
    rows: rows.filter((row) => row !== all && row.figures[1] !== 0).slice(0, limit),
    totals: all?.figures ?? [null, 0],
    previousTotals: all?.previous ?? [null, 0],
  };
}
