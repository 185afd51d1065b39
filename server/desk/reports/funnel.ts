import { sql } from 'drizzle-orm';
import { rowsOf } from '../../backend/database/database.ts';
import { FUNNEL_STEPS } from '../../backend/shopEvents/funnelStep.ts';
import { isInPeriods, type ReportContents, type ReportScope, sumsByPeriod } from './shopReport.ts';

const columns = ['visits', 'product_visits', 'cart_visits', 'checkout_visits', 'purchase_visits'];

/** Number of visits that reached each step of a purchase, and their share of all visits. */
export async function readFunnel(scope: ReportScope): Promise<ReportContents> {
  const { db, period, filters } = scope;
  const sums = columns.map((column) => sumsByPeriod(period, column));
  const [row = {}] = await rowsOf<Record<string, number>>(
    db,
    sql`select ${sql.join(sums, sql`, `)} from visit_days
      where ${isInPeriods(scope)} and (${filters.device} = '' or device = ${filters.device})`,
  );
  const figuresOf = (at: number, suffix: '' | '_before') => {
    const visits = row[`${columns[at]}${suffix}`] ?? 0;
    const all = row[`visits${suffix}`] ?? 0;
    return [visits, all === 0 ? null : visits / all];
  };
  const rows = FUNNEL_STEPS.map((step, at) => ({
    keys: [step],
    figures: figuresOf(at, ''),
    previous: figuresOf(at, '_before'),
  }));
  const last = rows.at(-1);
  return { rows, totals: last?.figures ?? [], previousTotals: last?.previous ?? [] };
}
