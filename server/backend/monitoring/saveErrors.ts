import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';
import type { ReportedError } from './reportedError.ts';

/** Counts errors by fingerprint and day in a single statement. Route, release and stack are those of the latest occurrence. */
export async function saveErrors(db: Database, tenant: Tenant, errors: readonly ReportedError[], now: Date) {
  if (errors.length === 0) return;
  const { timezoneId } = configOf(tenant, tenant.language);
  const counted = new Map<string, ReportedError & { times: number }>();
  for (const error of errors)
    counted.set(error.fingerprint, { ...error, times: (counted.get(error.fingerprint)?.times ?? 0) + 1 });
  const at = now.toISOString();
  await db.execute(sql`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify([...counted.values()])}::jsonb) as sent(
        fingerprint text, kind text, message text, route text, release text, stack jsonb, status int, times int)
    ), saved as (
      insert into browser_errors
        (tenant_id, fingerprint, kind, message, route, release, stack, status, first_seen, last_seen)
      select ${tenant.id}::int, fingerprint, kind, message, route, release, stack, status, ${at}::timestamptz,
        ${at}::timestamptz
      from incoming order by fingerprint
      on conflict (tenant_id, fingerprint) do update set
        route = excluded.route, release = excluded.release, stack = excluded.stack, last_seen = excluded.last_seen
      returning fingerprint
    )
    insert into browser_error_days as stored (tenant_id, fingerprint, day, times)
    select ${tenant.id}::int, fingerprint, (${at}::timestamptz at time zone ${timezoneId})::date, times
    from incoming join saved using (fingerprint) order by fingerprint
    on conflict (tenant_id, fingerprint, day) do update set times = stored.times + excluded.times`);
}
