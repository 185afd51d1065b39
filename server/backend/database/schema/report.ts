import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenantId } from './columns.ts';

/**
 * Plays by device, clip, location and day, counted when a play is stored (kioskService/savePlays.ts): a report reads thousands of rows
 * instead of millions of plays, and a play retains the location of its device at the time.
 */
export const kioskPlayDays = pgTable(
  'kiosk_play_days',
  {
    tenantId: tenantId(),
    deviceId: text().notNull(),
    /** Day in the tenant's time zone, by the service's clock. */
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

/** The months whose proof of play was emailed, each written in the transaction that queues the email. */
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
