import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  BilingualText,
  CategoryDetails,
  ProductDetails,
  TileFlag,
  TileSwatch,
  WeekHours,
} from '../../catalog/details.ts';
import { tenants } from './tenant.ts';

/** Amounts are whole cents, lengths inches. */

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  parentId: integer(),
  level: integer().notNull(),
  position: integer().notNull(),
  urlKey: text().notNull().unique(),
  name: jsonb().$type<BilingualText>().notNull(),
  displayMode: text({ enum: ['PRODUCTS', 'PAGE'] }).notNull(),
  sortBy: text().notNull(),
  inMenu: boolean().notNull(),
  image: text().notNull().default(''),
  icon: text().notNull().default(''),
  details: jsonb().$type<CategoryDetails>().notNull(),
});

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sku: text().notNull().unique(),
    urlKey: text().notNull().unique(),
    type: text({ enum: ['simple', 'configurable', 'bundle'] }).notNull(),
    /** The configurable product a simple one is a choice of. */
    parentId: integer(),
    /** Where a row comes from ('demo', 'appliances', 'furniture'): an import only touches its own. */
    source: text().notNull(),
    name: jsonb().$type<BilingualText>().notNull(),
    modelNumber: text().notNull(),
    manufacturer: text().notNull(),
    collection: text().notNull().default(''),
    family: text().notNull().default(''),
    visible: boolean().notNull(),
    /** Shown first on landing pages. */
    featured: boolean().notNull().default(false),
    poa: boolean().notNull().default(false),
    msrpEnabled: boolean().notNull().default(false),
    displayPrice: boolean().notNull().default(true),
    addable: boolean().notNull().default(true),
    energyStar: boolean().notNull().default(false),
    rating: real().notNull().default(0),
    reviewsCount: integer().notNull().default(0),
    width: real(),
    depth: real(),
    height: real(),
    /** Place in the default order. */
    position: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    image: text().notNull().default(''),
    hoverImage: text().notNull().default(''),
    flags: jsonb().$type<TileFlag[]>().notNull().default([]),
    swatches: jsonb().$type<TileSwatch[]>().notNull().default([]),
    /** What only the product's own page shows. */
    details: jsonb().$type<ProductDetails>().notNull(),
    /** Words to search in, both languages, plain (search/words.ts), a blank before each. */
    searchText: text().notNull().default(''),
    /** skus and model numbers without signs, its choices' included, a blank between: rf28r7351sraa. */
    searchModel: text().notNull().default(''),
  },
  (table) => [index().on(table.parentId)],
);

/** Every word of search_text, to correct a mistyped one. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  /** How many products have it. */
  uses: integer().notNull(),
});

/** A product is in a tenant's catalog when it has a row here; price is null when it is given on application. */
export const offers = pgTable(
  'offers',
  {
    tenantId: integer()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: integer(),
    /** Before discounts; null when there is none. */
    listPrice: integer(),
    instantSavings: integer(),
    instantSavingsTo: timestamp({ withTimezone: true }),
    consumerRebate: integer(),
    consumerRebateTo: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productId] })],
);

/** What one shop asks, where it is another price than the tenant's. */
export const shopPrices = pgTable(
  'shop_prices',
  {
    locationId: text()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.productId] }), index().on(table.productId)],
);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] }), index().on(table.categoryId)],
);

/** One choice of one facet: colour_family / green. A hidden one can be asked for, but is not offered as a filter. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    value: text().notNull(),
    facetLabel: jsonb().$type<BilingualText>().notNull(),
    label: jsonb().$type<BilingualText>().notNull(),
    swatch: text().notNull().default(''),
    hidden: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [index().on(table.code, table.value)],
);

export const productFacets = pgTable(
  'product_facets',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    facetValueId: integer()
      .notNull()
      .references(() => facetValues.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.facetValueId] })],
);

/** Parts of a bundle, in order. */
export const bundleItems = pgTable(
  'bundle_items',
  {
    bundleId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    qty: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bundleId, table.productId] })],
);

export const productLinks = pgTable(
  'product_links',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    linkedId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['addon', 'related', 'crosssell', 'step_up'] }).notNull(),
    /** Add-ons only: chosen unless the shopper says no. */
    preselected: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.linkedId, table.kind] })],
);

/** Shops of every tenant; kind 'warehouse' delivers and is not shown. */
export const locations = pgTable(
  'locations',
  {
    id: text().primaryKey(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['shop', 'warehouse'] }).notNull(),
    source: text().notNull(),
    name: text().notNull(),
    googleCode: text().notNull().default(''),
    address: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    /** As written; compared by its first letters. */
    postcode: text().notNull(),
    country: text().notNull(),
    phone: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    pickupMethod: text().notNull().default(''),
    hours: jsonb().$type<WeekHours>().notNull(),
  },
  (table) => [index().on(table.tenantId), index().on(table.postcode)],
);

export const inventory = pgTable(
  'inventory',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locationId: text()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    qty: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locationId] })],
);

/** Single pieces sold cheaper where they stand. */
export const outlets = pgTable(
  'outlets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locationId: text()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    price: integer().notNull(),
    condition: jsonb().$type<BilingualText>().notNull(),
    qty: integer().notNull(),
  },
  (table) => [index().on(table.productId)],
);
