import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenantId } from './columns.ts';

/**
 * Plays by device, clip, location and day, counted when a play is stored (kioskService/savePlays.ts): a report reads some
 * thousand rows instead of millions of plays, and a play keeps the location where the device stood then.
 */
export const kioskPlayDays = pgTable(
  'kiosk_play_days',
  {
    tenantId: tenantId(),
    deviceId: text().notNull(),
    /** In the tenant's time zone, by the service's clock. */
    day: date().notNull(),
    videoId: text().notNull(),
    /** store_id of the location; empty when unknown. */
    storeId: text().notNull(),
    plays: integer().notNull(),
    /** Milliseconds. */
    duration: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.day, table.videoId, table.storeId] }),
    index('kiosk_play_days_day').on(table.tenantId, table.day),
  ],
);

/** The months whose proof of play was sent by email, each written in the transaction that queues the email. */
export const playReportEmails = pgTable(
  'play_report_emails',
  {
    tenantId: tenantId(),
    /** YYYY-MM */
    month: text().notNull(),
    queuedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.month] })],
);
