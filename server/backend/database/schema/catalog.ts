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

/** Amounts in whole cents, lengths in inches. */

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
    /** The configurable product of a variant. */
    parentId: integer(),
    /** The import that owns the row ('demo', 'appliances', 'furniture'). An import changes only its own rows. */
    source: text().notNull(),
    name: jsonb().$type<BilingualText>().notNull(),
    modelNumber: text().notNull(),
    manufacturer: text().notNull(),
    collection: text().notNull().default(''),
    family: text().notNull().default(''),
    visible: boolean().notNull(),
    /** True for products in the carousel of landing pages. */
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
    /** Position in the default sort. */
    position: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    image: text().notNull().default(''),
    hoverImage: text().notNull().default(''),
    flags: jsonb().$type<TileFlag[]>().notNull().default([]),
    swatches: jsonb().$type<TileSwatch[]>().notNull().default([]),
    /** Data for the product page only. */
    details: jsonb().$type<ProductDetails>().notNull(),
    /** Search words in both languages, normalised (search/plainText.ts), with a space before each. */
    searchText: text().notNull().default(''),
    /** SKUs and model numbers of the product and its variants, letters and digits only (rf28r7351sraa), separated by spaces. */
    searchModel: text().notNull().default(''),
  },
  (table) => [index().on(table.parentId)],
);

/** All words of search_text, for correcting misspelt words. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  /** The number of products with the word. */
  uses: integer().notNull(),
});

/** The tenant's catalog: a product without a row is not in it. The price is null for price on application. */
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
    /** The price before discounts, or null. */
    listPrice: integer(),
    instantSavings: integer(),
    instantSavingsTo: timestamp({ withTimezone: true }),
    consumerRebate: integer(),
    consumerRebateTo: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productId] })],
);

/** Prices of a location that differ from its tenant's prices. */
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

/** A value of a facet: colour_family / green. A hidden value can be requested, but is no filter on the page. */
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

/** The products of a bundle, in order. */
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
    /** Add-ons only: selected by default. */
    preselected: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.linkedId, table.kind] })],
);

/** Showrooms and warehouses of all tenants. Warehouses are for deliveries and not visible. */
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
    /** Compared by its first characters. */
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

/** Outlet products: single pieces at a location, below their price. */
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
