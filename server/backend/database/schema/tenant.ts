import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TenantConfigInput } from '../../../../contract/config.ts';

/** A dealer with host names, configuration, prices and content. Tenants share the rows of products. */
export const tenants = pgTable('tenants', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  /** Lower case, without a port. */
  hosts: text().array().notNull(),
  /** True for the tenant of all host names without a tenant. */
  isDefault: boolean().notNull().default(false),
  /** The tenant's first language: en or fr. */
  language: text().notNull(),
  /** Configuration by language code. The tenant's first language is always present. */
  config: jsonb().$type<Record<string, TenantConfigInput>>().notNull(),
  /** Payment method codes offered at the checkout, in order. */
  payments: text().array().notNull(),
  /** Private settings by payment method code. They never leave the server. */
  paymentSettings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** One row. The revision grows with every change of the catalog, so that each server process rebuilds its index. */
export const catalogRevision = pgTable('catalogue_revision', {
  id: integer().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});
