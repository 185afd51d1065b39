import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ResolvedFrame } from '../../monitoring/resolveStack.ts';
import { moment, tenantId } from './columns.ts';
import { orders } from './order.ts';

/** A day in the tenant's time zone. */
const day = () => date().notNull();

/** Raw events, for 30 days. Reports read the tables below, which are updated in the same statement. */
export const shopEvents = pgTable(
  'shop_events',
  {
    /** Increases with the time of receipt. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    id: uuid().notNull(),
    receivedAt: moment().notNull(),
    at: moment().notNull(),
    name: text().notNull(),
    visit: uuid().notNull(),
    page: text().notNull(),
    channel: text().notNull(),
    device: text().notNull(),
    deviceId: text().notNull().default(''),
    locationId: text().notNull().default(''),
    params: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    uniqueIndex('shop_events_id').on(table.tenantId, table.id),
    index('shop_events_at').on(table.tenantId, table.at),
  ],
);

/** Visits of the last 30 days, each with the furthest step of a purchase that it reached. */
export const shopVisits = pgTable(
  'shop_visits',
  {
    tenantId: tenantId(),
    visit: uuid().notNull(),
    /** The day of its first event, to which all its steps are attributed. */
    day: day(),
    channel: text().notNull(),
    device: text().notNull(),
    /** 0 visit, 1 product, 2 cart, 3 checkout, 4 purchase (shopEvents/funnelStep.ts). */
    step: smallint().notNull(),
    /** The step before the latest write, -1 for a new visit; the difference is what that write has to count. */
    previousStep: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.visit] }), index('shop_visits_day').on(table.day)],
);

/** Visits by channel, device and day, and how many of them reached each step. */
export const visitDays = pgTable(
  'visit_days',
  {
    tenantId: tenantId(),
    day: day(),
    channel: text().notNull(),
    device: text().notNull(),
    visits: integer().notNull(),
    pageViews: integer().notNull(),
    productVisits: integer().notNull(),
    cartVisits: integer().notNull(),
    checkoutVisits: integer().notNull(),
    purchaseVisits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.day, table.channel, table.device] })],
);

/** Search terms, questions that the assistant could not answer, and measured routes, by day. */
export const phraseDays = pgTable(
  'phrase_days',
  {
    tenantId: tenantId(),
    kind: text({ enum: ['search', 'question', 'route'] }).notNull(),
    day: day(),
    phrase: text().notNull(),
    times: integer().notNull(),
    withoutResult: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.day, table.phrase] }),
    // Days arrive in order, so a small index finds the old ones to be deleted.
    index('phrase_days_day').using('brin', table.day),
  ],
);

/**
 * Web Vitals as histograms: samples by bucket (shopEvents/histogram.ts). Each sample is counted for its device and for all devices together
 * (an empty device), so that a report of all devices reads a quarter of the rows. The primary key includes samples (its migration), so that
 * a report only reads the index.
 */
export const vitalDays = pgTable(
  'vital_days',
  {
    tenantId: tenantId(),
    metric: text().notNull(),
    day: day(),
    route: text().notNull(),
    device: text().notNull(),
    bucket: smallint().notNull(),
    samples: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.metric, table.device, table.day, table.route, table.bucket],
    }),
    index('vital_days_day').using('brin', table.day),
  ],
);

/** The visit in which an order was placed. The amount is that of the order. */
export const orderVisits = pgTable('order_visits', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  channel: text().notNull(),
  device: text().notNull(),
});

/** Errors in browsers and failed calls, one row for each group of similar ones. */
export const browserErrors = pgTable(
  'browser_errors',
  {
    tenantId: tenantId(),
    /** Hash of kind, message and place in the code. */
    fingerprint: text().notNull(),
    kind: text({ enum: ['error', 'call'] }).notNull(),
    message: text().notNull(),
    /** Where it last happened. */
    route: text().notNull(),
    release: text().notNull(),
    /** With names and lines of the source code, if its source map is available. */
    stack: jsonb().$type<ResolvedFrame[]>().notNull(),
    /** HTTP status of a failed call; otherwise 0. */
    status: integer().notNull(),
    firstSeen: moment().notNull(),
    lastSeen: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fingerprint] }),
    index('browser_errors_seen').on(table.lastSeen),
  ],
);

export const browserErrorDays = pgTable(
  'browser_error_days',
  {
    tenantId: tenantId(),
    day: day(),
    fingerprint: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fingerprint, table.day] }),
    foreignKey({
      columns: [table.tenantId, table.fingerprint],
      foreignColumns: [browserErrors.tenantId, browserErrors.fingerprint],
    }).onDelete('cascade'),
  ],
);

/**
 * Sample revenue of the demo shop's tenants, without orders. Up to the last of these days, all figures of such a tenant are samples, which
 * the desk indicates.
 */
export const sampleRevenueDays = pgTable(
  'sample_revenue_days',
  {
    tenantId: tenantId(),
    day: day(),
    channel: text().notNull(),
    device: text().notNull(),
    orders: integer().notNull(),
    /** Cents. */
    revenue: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.day, table.channel, table.device] })],
);
