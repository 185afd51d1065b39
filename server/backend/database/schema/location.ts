import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BilingualText, WeekHours } from '../../catalog/details.ts';
import { products } from './catalog.ts';
import { ownerId, ownerKey, tenantId } from './columns.ts';

/** Locations of all tenants. Kind 'warehouse' delivers, but is not displayed. */
export const locations = pgTable(
  'locations',
  {
    id: text().primaryKey(),
    tenantId: tenantId(),
    kind: text({ enum: ['shop', 'warehouse'] }).notNull(),
    source: text().notNull(),
    name: text().notNull(),
    googleCode: text().notNull().default(''),
    address: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    /** Not normalised; positions are estimated from its prefix. */
    postcode: text().notNull(),
    country: text().notNull(),
    phone: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    pickupMethod: text().notNull().default(''),
    hours: jsonb().$type<WeekHours>().notNull(),
    /** IANA name; '' for the tenant's time zone. */
    timeZone: text().notNull().default(''),
  },
  (table) => [index().on(table.tenantId), index().on(table.postcode)],
);

export const inventory = pgTable(
  'inventory',
  {
    productId: ownerId(() => products.id),
    locationId: ownerKey(() => locations.id),
    qty: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locationId] })],
);

/** Outlet products: single pieces, sold at a lower price in their location. */
export const outlets = pgTable(
  'outlets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: ownerId(() => products.id),
    locationId: ownerKey(() => locations.id),
    price: integer().notNull(),
    condition: jsonb().$type<BilingualText>().notNull(),
    qty: integer().notNull(),
  },
  (table) => [index().on(table.productId)],
);

/** Prices of a location that differ from the tenant's prices. */
export const shopPrices = pgTable(
  'shop_prices',
  {
    locationId: ownerKey(() => locations.id),
    productId: ownerId(() => products.id),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.productId] }), index().on(table.productId)],
);
