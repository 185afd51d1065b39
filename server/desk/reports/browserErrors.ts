import { sql } from 'drizzle-orm';
import type { BrowserError } from '../../../contract/desk/shopReports.ts';
import { type Database, rowsOf } from '../../backend/database/database.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { type Period, periodBefore } from './period.ts';
import { isInPeriods, sumsByPeriod } from './shopReport.ts';

/** Errors of a kind in a period, most frequent first. */
export async function readBrowserErrors(
  db: Database,
  tenant: Tenant,
  period: Period,
  kind: 'error' | 'call',
  limit: number,
): Promise<BrowserError[]> {
  const before = periodBefore(period);
  return rowsOf<BrowserError>(
    db,
    sql`
      with counts as (
        select fingerprint, ${sumsByPeriod(period, 'times')}
        from browser_error_days where ${isInPeriods({ tenant, period, before })} group by fingerprint
      )
      select fingerprint, message, route, release, status, times, times_before as previous_times, stack,
        to_char(first_seen at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as first_seen,
        to_char(last_seen at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_seen
      from browser_errors join counts using (fingerprint)
      where tenant_id = ${tenant.id}::int and kind = ${kind} and times > 0
      order by times desc, browser_errors.last_seen desc, fingerprint limit ${limit}::int`,
  );
}
