import { sql } from 'drizzle-orm';
import { rowsOf } from '../../backend/database/database.ts';
import { FUNNEL_STEPS } from '../../backend/shopEvents/funnelStep.ts';
import type { ReportContents, ReportScope } from './shopReport.ts';

const columns = ['visits', 'product_visits', 'cart_visits', 'checkout_visits', 'purchase_visits'];

/** Number of visits that reached each step of a purchase, and their share of all visits. */
export async function readFunnel({
  db,
  tenant,
  period,
  before,
  filters,
}: ReportScope): Promise<ReportContents> {
  const sums = columns.map(
    (column, at) => sql`
      coalesce(sum(${sql.raw(column)}) filter (where day >= ${period.from}::date), 0)::float as ${sql.raw(`now${at}`)},
      coalesce(sum(${sql.raw(column)}) filter (where day < ${period.from}::date), 0)::float as ${sql.raw(`before${at}`)}`,
  );
  const [row = {}] = await rowsOf<Record<string, number>>(
    db,
    sql`select ${sql.join(sums, sql`, `)} from visit_days
      where tenant_id = ${tenant.id}::int and day between ${before.from}::date and ${period.until}::date
        and (${filters.device} = '' or device = ${filters.device})`,
  );
  const figuresOf = (prefix: string, at: number) => {
    const visits = row[`${prefix}${at}`] ?? 0;
    const all = row[`${prefix}0`] ?? 0;
    return [visits, all === 0 ? null : visits / all];
  };
  const rows = FUNNEL_STEPS.map((step, at) => ({
    keys: [step],
    figures: figuresOf('now', at),
    previous: figuresOf('before', at),
  }));
  const last = rows.at(-1);
  return { rows, totals: last?.figures ?? [], previousTotals: last?.previous ?? [] };
}
