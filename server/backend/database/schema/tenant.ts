import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TenantConfigInput } from '../../../../contract/config.ts';

/** A dealer with its own host names, configuration, prices and content; products are shared by all tenants. */
export const tenants = pgTable('tenants', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  /** Lower case, without a port. */
  hosts: text().array().notNull(),
  /** The default tenant serves localhost and local addresses (tenant/tenants.ts). */
  isDefault: boolean().notNull().default(false),
  /** Default language: en, fr. */
  language: text().notNull(),
  /** Configuration by language; the default language is always present. */
  config: jsonb().$type<Record<string, TenantConfigInput>>().notNull(),
  /** Payment method codes offered at the checkout, in order. */
  payments: text().array().notNull(),
  /** Private settings by payment method code; never sent to a client. */
  paymentSettings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/**
 * A single row. revision: incremented with every change, so that every process reloads the catalog (catalog/revision.ts).
 * stamp: random and new with every change, so that no two databases, not even a restored one, share it.
 */
export const catalogRevision = pgTable('catalogue_revision', {
  id: integer().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
  stamp: uuid().notNull().defaultRandom(),
});
