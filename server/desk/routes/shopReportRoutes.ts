import { sql } from 'drizzle-orm';
import { MOST_ROWS } from '../../../contract/desk/reports.ts';
import {
  type BrowserError,
  columnsOf,
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
import { message } from '../../backend/messages/message.ts';
import type { QueryOf, RouteBinding } from '../../backend/route.ts';
import { type DeskContext, type DeskOptions, deskRoute } from '../deskRoute.ts';
import { readBrowserErrors } from '../reports/browserErrors.ts';
import { type CsvColumn, csvFile } from '../reports/csv.ts';
import { periodBefore, periodOf, sendFile } from '../reports/period.ts';
import type { ReportScope } from '../reports/shopReport.ts';
import { shopReportReaders } from '../reports/shopReportReaders.ts';

const MOST_FILE_ROWS = 100_000;

type FileQuery = QueryOf<typeof getShopReportFile>;
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

/** The last day of the demo shop's samples, if the period or the previous one includes any. */
async function sampleUntil({ db, tenant, before }: ReportScope): Promise<string> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`select max(day)::text as until from sample_revenue_days where tenant_id = ${tenant.id}::int`,
  );
  return row?.until && row.until >= before.from ? row.until : '';
}

const DECIMALS = 4;
const figureCell = (figure: number | null | undefined) =>
  figure === null || figure === undefined ? '' : Number(figure.toFixed(DECIMALS));

/** The keys and figures of a report, followed by the figures of the previous period. */
function reportColumns(report: ShopReport, currency: string, { metric, language }: FileQuery) {
  const { keys, figures } = columnsOf(report);
  const values = {
    currency: currency.toLowerCase(),
    metric: metric.toLowerCase(),
    unit: metric === 'CLS' ? '' : '_ms',
  };
  return [
    ...keys.map((key, at): CsvColumn<ReportRow> => [`csvReport_${key}`, (row) => row.keys[at] ?? '']),
    ...figures.map(
      (figure, at): CsvColumn<ReportRow> => [
        `csvReport_${figure}`,
        (row) => figureCell(row.figures[at]),
        values,
      ],
    ),
    ...figures.map(
      (figure, at): CsvColumn<ReportRow> => [
        'csvReport_before',
        (row) => figureCell(row.previous[at]),
        { figure: message(language, `csvReport_${figure}`, values) },
      ],
    ),
  ];
}

const errorColumns = (language: string): CsvColumn<BrowserError>[] => [
  ['csvReport_message', (row) => row.message],
  ['csvReport_status', ({ status }) => status],
  ['csvReport_route', ({ route }) => route],
  ['csvReport_release', ({ release }) => release],
  ['csvReport_times', ({ times }) => times],
  [
    'csvReport_before',
    ({ previous_times }) => previous_times,
    { figure: message(language, 'csvReport_times') },
  ],
  ['csvReport_first_seen', ({ first_seen }) => first_seen],
  ['csvReport_last_seen', ({ last_seen }) => last_seen],
  [
    'csvReport_stack',
    ({ stack }) => stack.map(({ name, file, line }) => `${name} ${file}:${line}`.trim()).join(' < '),
  ],
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
    const columns = reportColumns(params.report, context.tenant.currency, query);
    const { rows } = await shopReportReaders[params.report](scope);
    return sendFile(context.reply, params.report, scope.period, csvFile(query.language, columns, [rows]));
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
    const rows = await readBrowserErrors(db, tenant, period, query.kind, MOST_FILE_ROWS);
    const name = query.kind === 'call' ? 'failed-calls' : 'errors';
    return sendFile(reply, name, period, csvFile(query.language, errorColumns(query.language), [rows]));
  }),
];
