import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Address, ShippingAddress } from '../../../../contract/address.ts';
import type { BookedDay } from '../../../../contract/cart.ts';
import { shipments } from '../../../../contract/desk/orders.ts';
import type { ChosenPlan, MailInClaim } from '../../../../contract/orderTerms.ts';
import { moment, ownerId, rowId } from './columns.ts';
import { customers } from './customer.ts';
import { tenants } from './tenant.ts';

const tenantId = () =>
  integer()
    .notNull()
    .references(() => tenants.id);

/** The last order number of a tenant. Locking its row ensures that numbers have no gaps. */
export const orderNumbers = pgTable('order_numbers', {
  tenantId: tenantId().primaryKey(),
  last: integer().notNull(),
});

/** The quantity of a product that was reserved at one location. */
export interface StockTaken {
  productId: number;
  locationId: string;
  qty: number;
}

/** A placed order. Its amounts, in cents, are never recomputed. */
export const orders = pgTable(
  'orders',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** Not a foreign key: an order outlives the browser's session. */
    sessionId: integer().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    /** Idempotency key: the same key in the same session never creates two orders. */
    idempotencyKey: text().notNull(),
    incrementId: text().notNull(),
    status: text({ enum: ['pending', 'pending_payment', 'processing', 'review', 'cancelled'] }).notNull(),
    isSuspicious: boolean().notNull().default(false),
    currency: text().notNull(),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    delivery: integer().notNull(),
    fee: integer().notNull(),
    tax: integer().notNull(),
    grandTotal: integer().notNull(),
    couponCode: text().notNull().default(''),
    email: text().notNull(),
    salesAssistance: text().notNull().default(''),
    billingAddress: jsonb().$type<Address>().notNull(),
    shippingAddress: jsonb().$type<ShippingAddress>().notNull(),
    shippingMethod: text().notNull(),
    shippingTitle: text().notNull(),
    /** The booked delivery date. */
    bookedDay: jsonb().$type<BookedDay>(),
    paymentMethod: text().notNull(),
    paymentTitle: text().notNull(),
    paymentInstructions: text().notNull(),
    paymentData: jsonb().$type<Record<string, string>>().notNull(),
    /** The plan of a financed order, and the rebates to claim by mail, as the shopper saw them. */
    financingPlan: jsonb().$type<ChosenPlan>(),
    mailInClaims: jsonb().$type<MailInClaim[]>().notNull().default([]),
    /** The provider's id of the payment. */
    paymentReference: text().notNull().default(''),
    redirectUrl: text().notNull().default(''),
    /** The reserved stock by location, to release it there. */
    stock: jsonb().$type<StockTaken[]>().notNull().default([]),
    placedAt: moment().notNull().defaultNow(),
    /** When staff recorded a payment without a provider, such as a check; null: not yet. */
    paidAt: moment(),
    /** Aggregate of `shipped` and `delivered` of its items. */
    shipment: text({ enum: shipments }).notNull().default('none'),
    /** Text that the desk searches: every text of the order, its items and payments. Written by triggers (migration sales/0015). */
    searchText: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.tenantId, table.incrementId),
    uniqueIndex('orders_key').on(table.sessionId, table.idempotencyKey),
    index('orders_customer').on(table.customerId),
    index('orders_tenant').on(table.tenantId, table.id),
    index('orders_unpaid').on(table.tenantId).where(sql`status = 'pending_payment'`),
    uniqueIndex('orders_payment')
      .on(table.tenantId, table.paymentMethod, table.paymentReference)
      .where(sql`payment_reference <> ''`),
    // Skipped if PostgreSQL lacks pg_trgm.
    index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: ownerId(() => orders.id),
    position: integer().notNull(),
    productId: integer().notNull(),
    simpleId: integer(),
    sku: text().notNull(),
    name: text().notNull(),
    manufacturer: text().notNull(),
    modelNumber: text().notNull(),
    urlKey: text().notNull(),
    imageUrl: text().notNull(),
    options: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    children: jsonb().$type<{ sku: string; name: string; qty: number }[]>().notNull(),
    qty: integer().notNull(),
    /** Per piece. */
    price: integer().notNull(),
    originalPrice: integer().notNull(),
    /** For the whole line. */
    discount: integer().notNull(),
    addonOf: integer(),
    /** Pieces that have left the shop, and those of them that have arrived. */
    shipped: integer().notNull().default(0),
    delivered: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
