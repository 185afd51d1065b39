import { sql } from 'drizzle-orm';
import { MOST_ROWS } from '../../../contract/desk/reports.ts';
import {
  columnsOf,
  FIGURE_KINDS,
  type Figure,
  getBrowserErrorsFile,
  getShopReport,
  getShopReportFile,
  listBrowserErrors,
  type ReportRow,
  type ShopReport,
  type ShopReportQuery,
} from '../../../contract/desk/shopReports.ts';
import { rowsOf } from '../../backend/database/database.ts';
import { timeZoneOfTenant } from '../../backend/locations/timeZones.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { type DeskContext, type DeskOptions, deskRoute } from '../deskRoute.ts';
import { readBrowserErrors } from '../reports/browserErrors.ts';
import { BYTE_ORDER_MARK, csvLine } from '../reports/csv.ts';
import { periodBefore, periodOf, sendFile } from '../reports/period.ts';
import type { ReportScope } from '../reports/shopReport.ts';
import { shopReportReaders } from '../reports/shopReportReaders.ts';

const MOST_FILE_ROWS = 100_000;

type Scoped = Pick<DeskContext, 'db' | 'tenant' | 'now'>;

function scopeOf({ db, tenant, now }: Scoped, query: ShopReportQuery, limit: number): ReportScope {
  const period = periodOf(tenant, now, query);
  const { metric, device } = query;
  const filters = { metric, device };
  return {
    db,
    tenant,
    now,
    zone: timeZoneOfTenant(tenant),
    period,
    before: periodBefore(period),
    filters,
    limit,
  };
}

/** The last day of the demo shop's samples, if the period or the one before reaches into them. */
async function sampleUntil({ db, tenant, before }: ReportScope): Promise<string> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`select max(day)::text as until from sample_revenue_days where tenant_id = ${tenant.id}::int`,
  );
  return row?.until && row.until >= before.from ? row.until : '';
}

/** Heads of the file's columns: revenue_usd, then the same of the period before. */
function fileHead(report: ShopReport, currency: string, metric: string): string[] {
  const { keys, figures } = columnsOf(report);
  const nameOf = (figure: Figure) => {
    if (FIGURE_KINDS[figure] === 'money') return `${figure}_${currency.toLowerCase()}`;
    if (FIGURE_KINDS[figure] !== 'vital') return figure;
    return `${metric.toLowerCase()}_${figure}${metric === 'CLS' ? '' : '_ms'}`;
  };
  const names = figures.map(nameOf);
  return [...keys, ...names, ...names.map((name) => `${name}_before`)];
}

const DECIMALS = 4;
const cellsOf = ({ keys, figures, previous }: ReportRow) => [
  ...keys,
  ...[...figures, ...previous].map((figure) => (figure === null ? '' : Number(figure.toFixed(DECIMALS)))),
];

/** Reports of the shop: visits, sales, searches, speed and errors of browsers. */
export const shopReportRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, getShopReport, async (context, { params, query }) => {
    const scope = scopeOf(context, query, MOST_ROWS + 1);
    const { rows, totals, previousTotals } = await shopReportReaders[params.report](scope);
    return {
      ...scope.period,
      previous_from: scope.before.from,
      previous_until: scope.before.until,
      time_zone: scope.zone,
      currency: context.tenant.currency,
      sample_until: await sampleUntil(scope),
      rows: rows.slice(0, MOST_ROWS),
      is_cut: rows.length > MOST_ROWS,
      totals,
      previous_totals: previousTotals,
    };
  }),

  deskRoute(options, getShopReportFile, async (context, { params, query }) => {
    const scope = scopeOf(context, query, MOST_FILE_ROWS);
    async function* lines() {
      yield BYTE_ORDER_MARK;
      yield csvLine(fileHead(params.report, context.tenant.currency, query.metric));
      const { rows } = await shopReportReaders[params.report](scope);
      for (const row of rows) yield csvLine(cellsOf(row));
    }
    return sendFile(context.reply, params.report, scope.period, lines());
  }),

  deskRoute(options, listBrowserErrors, async ({ db, tenant, now }, { query }) => {
    const period = periodOf(tenant, now, query);
    const rows = await readBrowserErrors(db, tenant, period, query.kind, MOST_ROWS + 1);
    return {
      ...period,
      time_zone: timeZoneOfTenant(tenant),
      rows: rows.slice(0, MOST_ROWS),
      is_cut: rows.length > MOST_ROWS,
    };
  }),

  deskRoute(options, getBrowserErrorsFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    async function* lines() {
      yield BYTE_ORDER_MARK;
      yield csvLine([
        ...[
          'message',
          'status',
          'route',
          'release',
          'times',
          'times_before',
          'first_seen',
          'last_seen',
          'stack',
        ],
      ]);
      for (const row of await readBrowserErrors(db, tenant, period, query.kind, MOST_FILE_ROWS))
        yield csvLine([
          ...[row.message, row.status, row.route, row.release, row.times, row.previous_times],
          ...[row.first_seen, row.last_seen],
          row.stack.map(({ name, file, line }) => `${name} ${file}:${line}`.trim()).join(' < '),
        ]);
    }
    return sendFile(reply, query.kind === 'call' ? 'failed-calls' : 'errors', period, lines());
  }),
];
