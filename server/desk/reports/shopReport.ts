import { type SQL, sql } from 'drizzle-orm';
import type { ReportRow, ShopReportQuery } from '../../../contract/desk/shopReports.ts';
import type { Database } from '../../backend/database/database.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import type { Period } from './period.ts';

export interface ReportScope {
  db: Database;
  tenant: Tenant;
  zone: string;
  now: Date;
  period: Period;
  /** The equally long period before. */
  before: Period;
  filters: Pick<ShopReportQuery, 'metric' | 'device'>;
  /** Maximum rows. */
  limit: number;
}

/** Rows in the order of the report, and its totals, which include rows beyond the limit. */
export interface ReportContents {
  rows: ReportRow[];
  totals: ReportRow['figures'];
  previousTotals: ReportRow['figures'];
}

export type ReadReport = (scope: ReportScope) => Promise<ReportContents>;

/** Matches the rows of the tenant in both periods, in a table of counts by day. */
export const isInPeriods = ({
  tenant,
  period,
  before,
}: Pick<ReportScope, 'tenant' | 'period' | 'before'>): SQL =>
  sql`tenant_id = ${tenant.id}::int and day between ${before.from}::date and ${period.until}::date`;

/** Selects the sums of a column in the period (`name`) and in the one before (`name_before`). */
export const sumsByPeriod = ({ from }: Period, column: string, name = column): SQL => sql`
  coalesce(sum(${sql.raw(column)}) filter (where day >= ${from}::date), 0)::float as ${sql.raw(name)},
  coalesce(sum(${sql.raw(column)}) filter (where day < ${from}::date), 0)::float as ${sql.raw(`${name}_before`)}`;

const sumOf = (rows: readonly ReportRow[], part: 'figures' | 'previous') =>
  (rows[0]?.[part] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[part][at] ?? 0), 0));

/** Rows whose sums are the totals. */
export const withSums = (rows: ReportRow[]): ReportContents => ({
  rows,
  totals: sumOf(rows, 'figures'),
  previousTotals: sumOf(rows, 'previous'),
});
