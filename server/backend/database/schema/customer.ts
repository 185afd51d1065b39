import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Address } from '../../../../contract/address.ts';
import { moment, ownerId, rowId, tenantId } from './columns.ts';

export const customers = pgTable(
  'customers',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** Lower case. */
    email: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    passwordHash: text().notNull(),
    /** When the customer confirmed the email; null until then and after each change of the email. */
    emailVerifiedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('customers_email').on(table.tenantId, table.email)],
);

/** A browser session. Its cookie holds a secret; only the secret's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: rowId(),
    tenantId: tenantId(),
    secretHash: text().notNull().unique(),
    csrfToken: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    /** The session's last order, shown to a guest on /checkout/success. */
    lastOrderId: integer(),
    /** Name of the browser, for the list of open sessions: Chrome */
    browser: text().notNull().default(''),
    /** Operating system: Windows */
    system: text().notNull().default(''),
    /** The kiosk at which the customer signed in with a phone. Such a session ends with the visit. */
    kioskDeviceId: text(),
    kioskName: text().notNull().default(''),
    /** Last use, at most five minutes old while the session is in use. */
    usedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_kiosk').on(table.kioskDeviceId).where(sql`kiosk_device_id is not null`),
  ],
);

/**
 * Consecutive failed sign-ins of a login from one source, whether or not the account exists. login is a hash of both;
 * lockedUntil is at least the time of the last attempt.
 */
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
  customerId: ownerId(() => customers.id),
  expiresAt: moment().notNull(),
});

/** Emailed links that confirm an account's email. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    secretHash: text().primaryKey(),
    customerId: ownerId(() => customers.id),
    /** A link only confirms this email, not one that the account has been changed to since. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('email_verifications_expiry').on(table.expiresAt)],
);

export const customerPasskeys = pgTable(
  'customer_passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    customerId: ownerId(() => customers.id),
    /** base64url */
    publicKey: text().notNull(),
    counter: integer().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('customer_passkeys_customer').on(table.customerId)],
);

/** Challenges of passkeys. Each is used once. */
export const customerChallenges = pgTable(
  'customer_challenges',
  { challenge: text().primaryKey(), tenantId: tenantId(), expiresAt: moment().notNull() },
  (table) => [index('customer_challenges_expiry').on(table.expiresAt)],
);

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: rowId(),
    customerId: ownerId(() => customers.id),
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
    customerId: ownerId(() => customers.id),
    productId: integer().notNull(),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: rowId(),
    sessionId: ownerId(() => sessions.id),
    productId: integer().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    text: text().notNull(),
    /** Products that a reply shows as cards. */
    shownIds: integer().array().notNull().default([]),
    writtenAt: moment().notNull().defaultNow(),
  },
  (table) => [index('chat_messages_talk').on(table.sessionId, table.productId)],
);

export const chatVotes = pgTable(
  'chat_votes',
  {
    sessionId: ownerId(() => sessions.id),
    productId: integer().notNull(),
    vote: text({ enum: ['up', 'down'] }).notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.productId] })],
);

/** The assistant's cost by tenant and day. */
export const chatCosts = pgTable(
  'chat_costs',
  { tenantId: tenantId(), day: text().notNull(), cost: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.day] })],
);

/** Emails, written in the transaction of the change that they report, and sent by email/delivery.ts. */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    tenantId: tenantId(),
    kind: text({
      enum: [
        'order',
        'order_cancelled',
        'cart',
        'password_reset',
        'contact',
        'request-quote',
        'swatches',
        'newsletter',
        'payment_report',
        'play_report',
        'kiosk_alert',
        'staff_invitation',
        'welcome',
        'email_verification',
        'email_changed',
        'access_changed',
        'account_deleted',
        'payment_received',
        'order_refused',
        'order_unpaid',
      ],
    }).notNull(),
    recipient: text().notNull(),
    /** Email address of the shopper whose request the email contains; empty for all other emails. */
    replyTo: text().notNull().default(''),
    /** Language of the recipient: en, fr. */
    language: text().notNull().default('en'),
    /** Origin of all links: https://shop.example */
    origin: text().notNull().default(''),
    subject: text().notNull(),
    /** Contents by kind (email/emailKinds.ts); empty once the email is sent. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    writtenAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt, or until when one process has claimed the email; null once it is sent or has failed. */
    nextAttemptAt: moment(),
    sentAt: moment(),
    /** Time at which delivery was given up. */
    failedAt: moment(),
    /** Why the last attempt failed, without personal data: 550 RCPT TO */
    lastError: text().notNull().default(''),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index('outbox_written').on(table.writtenAt),
  ],
);
