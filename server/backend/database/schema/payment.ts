import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { orders } from './order.ts';
import { tenants } from './tenant.ts';

/** Payment attempts, inserted before their provider is called; docs/payments.md lists the states. Amounts in cents. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: rowId(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    /** Not a foreign key: an attempt outlives the browser's session. */
    sessionId: integer().notNull(),
    /** Null while no order has been placed with the issued approval. */
    idempotencyKey: text(),
    cartId: integer().notNull(),
    cartVersion: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    method: text().notNull(),
    state: text({
      enum: ['started', 'authorised', 'ordered', 'refunding', 'refunded', 'declined', 'unknown'],
    }).notNull(),
    /** Our reference of the attempt at the provider. */
    reference: text().notNull(),
    approvalHash: text(),
    /** The provider's id of the approval; empty if it must not be stored. */
    approvalId: text().notNull().default(''),
    /** The provider's id of the payment. */
    paymentReference: text(),
    /** The charged amount, once it is known. */
    taken: integer(),
    language: text().notNull(),
    /** The part of the payment data that may be stored. */
    paymentData: jsonb().$type<Record<string, string>>().notNull().default({}),
    orderId: integer().references(() => orders.id),
    /** Lease: until this time, one worker has exclusive use of the attempt. */
    leaseUntil: moment(),
    /** Time of the reconciler's next check; null when none is needed. */
    checkAt: moment(),
    /** Number of checks; above 0, the provider has timed out at least once. */
    checks: integer().notNull().default(0),
    reportedAt: moment(),
    startedAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_reference').on(table.reference),
    uniqueIndex('payment_attempts_key')
      .on(table.sessionId, table.idempotencyKey)
      .where(sql`state in ('started', 'authorised', 'ordered', 'unknown')`),
    uniqueIndex('payment_attempts_approval')
      .on(table.tenantId, table.method, table.approvalHash)
      .where(sql`state <> 'declined'`),
    uniqueIndex('payment_attempts_payment').on(table.tenantId, table.method, table.paymentReference),
    index('payment_attempts_check').on(table.checkAt),
    index('payment_attempts_cart').on(table.cartId),
    index('payment_attempts_order').on(table.orderId),
  ],
);
