import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Address } from '../../../../contract/address.ts';
import type { DeliveryCode } from '../../cart/delivery.ts';
import type { CartContents } from '../../cart/lineItems.ts';
import { moment, ownerId, rowId, tenantId } from './columns.ts';
import { customers, sessions } from './customer.ts';

/** A guest's cart belongs to the session, a customer's to the account: exactly one of the two is set. */
export const carts = pgTable('carts', {
  id: rowId(),
  tenantId: tenantId(),
  sessionId: integer()
    .unique()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  customerId: integer()
    .unique()
    .references(() => customers.id, { onDelete: 'cascade' }),
  couponCode: text().notNull().default(''),
  email: text().notNull().default(''),
  salesAssistance: text().notNull().default(''),
  /** The location whose prices apply; empty for the tenant's prices. */
  shopId: text().notNull().default(''),
  shippingMethod: text().$type<DeliveryCode | ''>().notNull().default(''),
  shippingData: jsonb().$type<Record<string, string>>().notNull().default({}),
  paymentMethod: text().notNull().default(''),
  /** Only data that the payment method allows to be stored: never a card number. */
  paymentData: jsonb().$type<Record<string, string>>().notNull().default({}),
  billingAddress: jsonb().$type<Address>(),
  shippingAddress: jsonb().$type<Address>(),
  sameAsBilling: boolean().notNull().default(false),
  updatedAt: moment().notNull().defaultNow(),
});

export const cartItems = pgTable(
  'cart_items',
  {
    id: rowId(),
    cartId: ownerId(() => carts.id),
    productId: integer().notNull(),
    /** The chosen variant of a configurable product. */
    simpleId: integer(),
    qty: integer().notNull(),
  },
  (table) => [
    index('cart_items_cart').on(table.cartId),
    unique('cart_items_choice').on(table.cartId, table.productId, table.simpleId).nullsNotDistinct(),
  ],
);

export const cartAddons = pgTable(
  'cart_addons',
  {
    cartId: ownerId(() => carts.id),
    mainId: integer().notNull(),
    addonId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.mainId, table.addonId] })],
);

/** A copy of a cart that a link restores, from an email or from a kiosk to a phone. It contains no personal data. */
export const cartLinks = pgTable(
  'cart_links',
  {
    secretHash: text().primaryKey(),
    tenantId: tenantId(),
    /** An `email` link can be opened repeatedly, a `handover` link once. */
    kind: text({ enum: ['email', 'handover'] }).notNull(),
    contents: jsonb().$type<CartContents>().notNull(),
    couponCode: text().notNull(),
    salesAssistance: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('cart_links_expiry').on(table.expiresAt)],
);

export const coupons = pgTable(
  'coupons',
  {
    tenantId: tenantId(),
    /** Upper case, without spaces. */
    code: text().notNull(),
    kind: text({ enum: ['percent', 'amount', 'delivery'] }).notNull(),
    /** percent: thousandths of a percent; amount: cents. */
    value: integer().notNull().default(0),
    /** Minimum subtotal in cents. */
    minimum: integer().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.code] })],
);

/** An amount in cents that applies from a number of pieces. */
export interface OfferTier {
  pieces: number;
  amount: number;
}

/** Quantity offers (buy more, save more). */
export const cartOffers = pgTable('cart_offers', {
  id: rowId(),
  tenantId: tenantId(),
  type: text({ enum: ['BuyMoreSaveMore_MailIn', 'BuyMoreSaveMore_Instant'] }).notNull(),
  title: jsonb().$type<Record<string, string>>().notNull(),
  manufacturer: text(),
  tiers: jsonb().$type<readonly OfferTier[]>().notNull(),
});
