import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId, tenantId } from './columns.ts';
import { customers } from './customer.ts';

/** Requests of each client per rate limit within the current window (limits/limits.ts). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    scope: text().notNull(),
    /** SHA-256 of the address, account or session, so that the table has no personal data. */
    keyHash: text().notNull(),
    count: integer().notNull(),
    /** End of the window. */
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.keyHash] }), index().on(table.expiresAt)],
);

/** Browsers that have signed in to an account. Their cookie holds a secret; only the secret's hash is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    secretHash: text().primaryKey(),
    customerId: ownerId(() => customers.id),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.expiresAt)],
);

/** Emailed links that prove who owns a newsletter address. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    secretHash: text().primaryKey(),
    tenantId: tenantId(),
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
