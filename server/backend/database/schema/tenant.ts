import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TenantConfigInput } from '../../../../contract/config.ts';

/** A shop of its own behind a host name: configuration, prices and content; the products themselves are shared. */
export const tenants = pgTable('tenants', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  /** Lower case, without a port. */
  hosts: text().array().notNull(),
  /** Answers at every host that is nobody's. */
  isDefault: boolean().notNull().default(false),
  /** Its own language: en, fr. */
  language: text().notNull(),
  /** Configuration payload by language code; the tenant's own language is always there. */
  config: jsonb().$type<Record<string, TenantConfigInput>>().notNull(),
  /** Payment method codes offered at the checkout, in order. */
  payments: text().array().notNull(),
  /** By payment method code: what the tenant agreed with the provider. Private: it never leaves the server. */
  paymentSettings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** One row: grows with every change of the catalog, so that every server process knows when to read it again. */
export const catalogRevision = pgTable('catalogue_revision', {
  id: integer().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});
