import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, ownerId, rowId, tenantId } from './columns.ts';
import { customers } from './customer.ts';

/** Browsers that receive push messages. The endpoint is secret: anyone who has it can send to the browser. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** The customer who was signed in; null for a guest. */
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    /** Not a foreign key: a guest's subscription outlives the session. Sign-out uses it to delete a customer's subscription. */
    sessionId: integer().notNull(),
    endpoint: text().notNull(),
    endpointHash: text().notNull(),
    /** The browser's keys, base64url (RFC 8291). */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    language: text().notNull(),
    /** Origin of the links: https://shop.example */
    origin: text().notNull(),
    /** Time zone of the browser: America/Toronto; empty for the tenant's. */
    timeZone: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('push_subscriptions_endpoint').on(table.tenantId, table.endpointHash),
    index('push_subscriptions_customer').on(table.customerId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/** What a browser is notified about. */
export const pushWatches = pgTable(
  'push_watches',
  {
    subscriptionId: ownerId(() => pushSubscriptions.id),
    kind: text({ enum: ['price_drop', 'back_in_stock', 'rebate_ends', 'order_status'] }).notNull(),
    /** Id of the product or of the order. */
    subjectId: integer().notNull(),
    /** The value that the shopper already knows: cents, a day, a status; empty for none. */
    seen: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.kind, table.subjectId] }),
    index('push_watches_subject').on(table.kind, table.subjectId),
  ],
);

/** Pending push messages, and those of the last 30 days without their contents. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: rowId(),
    subscriptionId: ownerId(() => pushSubscriptions.id),
    kind: text().notNull(),
    /** Contents shown by the service worker (contract/push.ts); empty once it is sent. */
    contents: jsonb().$type<Record<string, unknown>>().notNull(),
    writtenAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt, or until when one process has claimed the message; null once it is sent or has failed. */
    nextAttemptAt: moment(),
    sentAt: moment(),
    failedAt: moment(),
    lastError: text().notNull().default(''),
  },
  (table) => [
    index('push_messages_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index('push_messages_written').on(table.writtenAt),
    index('push_messages_subscription').on(table.subscriptionId),
  ],
);
