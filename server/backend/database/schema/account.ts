import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId, rowId, tenantId } from './columns.ts';
import { customers, sessions } from './customer.ts';

/** Sign-ins at kiosks that shoppers confirm on their phones (customers/phoneSignIn.ts). */
export const phoneSignIns = pgTable(
  'phone_sign_ins',
  {
    id: rowId(),
    tenantId: tenantId(),
    deviceId: text().notNull(),
    kioskName: text().notNull(),
    /** Hash of the ticket with which the kiosk's visit requests the code. */
    ticketHash: text().notNull().unique(),
    /** The session that the code signs in; null until the visit requests it. */
    sessionId: integer()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    codeHash: text().unique(),
    /** Two digits that both screens show. */
    number: text().notNull(),
    status: text({ enum: ['waiting', 'approved', 'declined'] })
      .notNull()
      .default('waiting'),
    /** The customer who confirmed it. */
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('phone_sign_ins_customer').on(table.customerId),
    index('phone_sign_ins_device').on(table.deviceId),
    index('phone_sign_ins_expiry').on(table.expiresAt),
  ],
);

/** Line items that a customer moved out of the cart. */
export const savedItems = pgTable(
  'saved_items',
  {
    customerId: ownerId(() => customers.id),
    productId: integer().notNull(),
    /** SKU of the chosen variant. */
    sku: text().notNull(),
    qty: integer().notNull(),
    options: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    addonIds: integer().array().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId, table.sku] })],
);

/** Products whose pages a customer has opened. */
export const viewedProducts = pgTable(
  'viewed_products',
  {
    customerId: ownerId(() => customers.id),
    productId: integer().notNull(),
    viewedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);
