import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type {
  BilingualText,
  CategoryDetails,
  ProductDetails,
  TileFlag,
  TileSwatch,
} from '../../catalog/details.ts';
import { moment, ownerId, tenantId } from './columns.ts';

/** Amounts in cents, lengths in inches. */

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
    /** Origin of the row ('demo', 'appliances', 'furniture'): an import only changes rows of its own origin. */
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
    /** Position in the default sort order. */
    position: integer().notNull(),
    createdAt: moment().notNull(),
    image: text().notNull().default(''),
    hoverImage: text().notNull().default(''),
    flags: jsonb().$type<TileFlag[]>().notNull().default([]),
    swatches: jsonb().$type<TileSwatch[]>().notNull().default([]),
    /** Data used only by the product page. */
    details: jsonb().$type<ProductDetails>().notNull(),
    /** Normalised words of both languages (search/words.ts), each preceded by a space. */
    searchText: text().notNull().default(''),
    /** Normalised skus and model numbers, including those of variants, separated by spaces: rf28r7351sraa. */
    searchModel: text().notNull().default(''),
  },
  (table) => [index().on(table.parentId)],
);

/** The words of search_text, for typing corrections. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  /** Number of products with the word. */
  uses: integer().notNull(),
});

/** A product is in a tenant's catalog if it has a row here; price is null if it is only given on request. */
export const offers = pgTable(
  'offers',
  {
    tenantId: tenantId(),
    productId: ownerId(() => products.id),
    price: integer(),
    /** Price before discounts; null if there is none. */
    listPrice: integer(),
    instantSavings: integer(),
    instantSavingsTo: moment(),
    consumerRebate: integer(),
    consumerRebateTo: moment(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productId] })],
);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: ownerId(() => products.id),
    categoryId: ownerId(() => categories.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] }), index().on(table.categoryId)],
);

/** A value of a facet: colour_family / green. A hidden value can be filtered by, but is not shown. */
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
    productId: ownerId(() => products.id),
    facetValueId: ownerId(() => facetValues.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.facetValueId] })],
);

/** Parts of a bundle, in order. */
export const bundleItems = pgTable(
  'bundle_items',
  {
    bundleId: ownerId(() => products.id),
    productId: ownerId(() => products.id),
    qty: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bundleId, table.productId] })],
);

export const productLinks = pgTable(
  'product_links',
  {
    productId: ownerId(() => products.id),
    linkedId: ownerId(() => products.id),
    kind: text({ enum: ['addon', 'related', 'crosssell', 'step_up'] }).notNull(),
    /** Add-ons only: selected by default. */
    preselected: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.linkedId, table.kind] })],
);
