import * as z from 'zod/mini';
import { inputText } from '../inputs';
import { DEVICE_KINDS } from '../shopEvents';
import { deskCall } from './deskCall';
import { fileQuery } from './fileQuery';
import { dayInput } from './reports';

/** Web Vitals metrics that the report of slow pages can show. */
export const VITAL_METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof VITAL_METRICS)[number];

/** Figures by type. The desk defines each of them in `figures.{id}` of reports.json. */
export const FIGURE_KINDS = {
  visits: 'number',
  page_views: 'number',
  cart_visits: 'number',
  orders: 'number',
  revenue: 'money',
  step_visits: 'number',
  share: 'share',
  searches: 'number',
  without_result: 'number',
  questions: 'number',
  p75: 'vital',
  samples: 'number',
} as const;
export type Figure = keyof typeof FIGURE_KINDS;

/** Dimensions of a row. */
export type ReportKey = 'day' | 'step' | 'channel' | 'device' | 'phrase' | 'route' | 'time';

interface ReportColumns {
  keys: readonly ReportKey[];
  figures: readonly Figure[];
}

/** The reports of the shop with their columns: the dimension of a row, then its figures. */
export const SHOP_REPORTS = {
  visits: { keys: ['day'], figures: ['visits', 'page_views', 'orders', 'revenue'] },
  funnel: { keys: ['step'], figures: ['step_visits', 'share'] },
  channels: { keys: ['channel', 'device'], figures: ['visits', 'orders', 'revenue'] },
  searches: { keys: ['phrase'], figures: ['without_result', 'searches'] },
  questions: { keys: ['phrase'], figures: ['questions'] },
  speed: { keys: ['route'], figures: ['p75', 'samples'] },
  live: { keys: ['time'], figures: ['visits', 'page_views', 'cart_visits', 'orders', 'revenue'] },
} as const satisfies Record<string, ReportColumns>;
export type ShopReport = keyof typeof SHOP_REPORTS;
const reportNames = Object.keys(SHOP_REPORTS) as [ShopReport, ...ShopReport[]];

export const columnsOf = (report: ShopReport): ReportColumns => SHOP_REPORTS[report];

const shopReportQuery = z.object({
  from: dayInput,
  until: dayInput,
  /** For the report `speed`. */
  metric: z._default(z.enum(VITAL_METRICS), 'LCP'),
  device: z._default(z.union([z.literal(''), z.enum(DEVICE_KINDS)]), ''),
});
export type ShopReportQuery = z.output<typeof shopReportQuery>;

/** Null if nothing was measured. */
const figures = z.array(z.nullable(z.number()));

const reportRow = z.object({
  keys: z.array(z.string()),
  figures,
  /** The figures of the previous period, in the same order. */
  previous: figures,
});
export type ReportRow = z.output<typeof reportRow>;

const shopReport = z.object({
  from: z.string(),
  until: z.string(),
  previous_from: z.string(),
  previous_until: z.string(),
  time_zone: z.string(),
  currency: z.string(),
  /** Last day for which the figures are samples of the demo shop; empty if all figures are real. */
  sample_until: z.string(),
  rows: z.array(reportRow),
  is_cut: z.boolean(),
  totals: figures,
  previous_totals: figures,
});
export type ShopReportResponse = z.output<typeof shopReport>;

/** A report of a period, by default the last 30 days, with the figures of the equally long period before it. */
export const getShopReport = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/shop/{report}',
  summary: 'Visits, sales and speed of the shop',
  params: z.object({ report: z.enum(reportNames) }),
  query: shopReportQuery,
  response: shopReport,
});

/** All rows of the report as a CSV file. */
export const getShopReportFile = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/shop/{report}/csv',
  summary: 'Visits, sales and speed of the shop as CSV',
  params: z.object({ report: z.enum(reportNames) }),
  query: z.extend(shopReportQuery, fileQuery),
  response: z.unknown(),
});

const errorQuery = z.object({
  from: dayInput,
  until: dayInput,
  /** error: an error in the page's code; call: a failed call of the backend */
  kind: z._default(z.enum(['error', 'call']), 'error'),
});

const browserError = z.object({
  fingerprint: inputText,
  message: z.string(),
  route: z.string(),
  release: z.string(),
  status: z.number(),
  /** Occurrences in the period, and in the previous one. */
  times: z.number(),
  previous_times: z.number(),
  first_seen: z.string(),
  last_seen: z.string(),
  stack: z.array(z.object({ name: z.string(), file: z.string(), line: z.number() })),
});
export type BrowserError = z.output<typeof browserError>;

/** Errors in browsers, with similar ones grouped. */
export const listBrowserErrors = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/errors',
  summary: 'Errors of browsers',
  query: errorQuery,
  response: z.object({
    from: z.string(),
    until: z.string(),
    time_zone: z.string(),
    rows: z.array(browserError),
    is_cut: z.boolean(),
  }),
});

export const getBrowserErrorsFile = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/errors.csv',
  summary: 'Errors of browsers as CSV',
  query: z.extend(errorQuery, fileQuery),
  response: z.unknown(),
});
