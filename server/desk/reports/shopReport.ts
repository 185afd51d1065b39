import type { ReportRow, ShopReportQuery } from '../../../contract/desk/shopReports.ts';
import type { Database } from '../../backend/database/database.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import type { Period } from './period.ts';

/** What a report is read for. */
export interface ReportScope {
  db: Database;
  tenant: Tenant;
  zone: string;
  now: Date;
  period: Period;
  /** The equally long period before. */
  before: Period;
  filters: Pick<ShopReportQuery, 'metric' | 'device'>;
  /** At most so many rows. */
  limit: number;
}

/** Rows in the order of the report, and its totals, which count rows beyond the limit as well. */
export interface ReportContents {
  rows: ReportRow[];
  totals: ReportRow['figures'];
  previousTotals: ReportRow['figures'];
}

export type ReadReport = (scope: ReportScope) => Promise<ReportContents>;

const sumOf = (rows: readonly ReportRow[], part: 'figures' | 'previous') =>
  (rows[0]?.[part] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[part][at] ?? 0), 0));

/** Rows whose totals are their sums. */
export const withSums = (rows: ReportRow[]): ReportContents => ({
  rows,
  totals: sumOf(rows, 'figures'),
  previousTotals: sumOf(rows, 'previous'),
});
