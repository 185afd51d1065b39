import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Address } from '../../../../src/api/contract/address.ts';
import { tenants } from './tenant.ts';

const moment = () => timestamp({ withTimezone: true });
const tenantId = () =>
  integer()
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });

export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    /** Lower case. */
    email: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    passwordHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('customers_email').on(table.tenantId, table.email)],
);

/** A browser that has been here. Its cookie holds a secret; only the secret's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    secretHash: text().notNull().unique(),
    csrfToken: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    /** The order this browser placed last: what /checkout/success shows to a visitor. */
    lastOrderId: integer(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId), index('sessions_expiry').on(table.expiresAt)],
);

/** Wrong tries in a row for a sign-in name, whether there is such an account or not. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    tenantId: tenantId(),
    login: text().notNull(),
    failures: integer().notNull(),
    lockedUntil: moment(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.login] })],
);

export const passwordResets = pgTable('password_resets', {
  secretHash: text().primaryKey(),
  customerId: integer()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    isDefaultBilling: boolean().notNull().default(false),
    isDefaultShipping: boolean().notNull().default(false),
  },
  (table) => [index('customer_addresses_customer').on(table.customerId)],
);

export const newsletterReaders = pgTable(
  'newsletter_readers',
  { tenantId: tenantId(), email: text().notNull(), since: moment().notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.tenantId, table.email] })],
);

export const wishes = pgTable(
  'wishes',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    text: text().notNull(),
    /** Products an answer shows as cards. */
    shownIds: integer().array().notNull().default([]),
    writtenAt: moment().notNull().defaultNow(),
  },
  (table) => [index('chat_messages_talk').on(table.sessionId, table.productId)],
);

export const chatVotes = pgTable(
  'chat_votes',
  {
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    vote: text({ enum: ['up', 'down'] }).notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.productId] })],
);

/** What the assistant has cost a store on a day, in thousandths of a cent. */
export const chatCosts = pgTable(
  'chat_costs',
  { tenantId: tenantId(), day: text().notNull(), cost: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.day] })],
);

/** Letters to be sent: a mailer takes them from here. */
export const outbox = pgTable('outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  tenantId: tenantId(),
  kind: text({ enum: ['order', 'cart', 'password_reset', 'contact', 'request-quote'] }).notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  writtenAt: moment().notNull().defaultNow(),
  sentAt: moment(),
});
