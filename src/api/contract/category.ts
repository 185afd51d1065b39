import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, id, list, maybeNumber, number, oneOf, optionalString, string, text } from './fields';
import { product } from './product';

/** Sort choice of a category (commerce specification §3). */
export const sortOption = z.object({
  code: string,
  dir: oneOf(['asc', 'desc'], 'asc'),
  name: text(),
});

export const category = z.object({
  entity_id: id,
  parent_id: z._default(z.nullable(id), null),
  level: number(2),
  name: text(),
  url_key: text(),
  position: number(0),
  icon_url: text(),
  image_url: text(),
  include_in_menu: flag(true),
  display_mode: oneOf(['PRODUCTS', 'PAGE'], 'PRODUCTS'),
  default_sort_by: text('position'),
  product_count: number(0),
});
export type Category = z.output<typeof category>;

export const facetValue = z.object({ value: string, label: text(), count: number(0), swatch: text() });
/**
 * type 'range' carries min and max and is asked as from-to; type 'list' carries values; type 'fit' takes a room (fit.ts) and
 * carries how many fit it ('yes') and of how many a size is not known ('unknown', which may be asked for beside a room).
 */
export const facet = z.object({
  code: string,
  label: text(),
  type: oneOf(['list', 'range', 'fit'], 'list'),
  values: list(facetValue),
  min: maybeNumber,
  max: maybeNumber,
});
export type Facet = z.output<typeof facet>;

/** One page of products with what is needed to narrow it. */
export const listing = z.object({
  products: list(product),
  facets: list(facet),
  sort: list(sortOption),
  total: number(0),
  page: number(1),
  page_count: number(1),
  limit: number(24),
});
export type Listing = z.output<typeof listing>;

/** A section of a landing page: a block by its identifier, or one of the known kinds with what it needs. */
const landingSection = z.pipe(
  z.union([string, z.object({ name: string, title: text(), limit: maybeNumber, keys: list(string) })]),
  z.transform((given: string | { name: string; title: string; limit: number | null; keys: string[] }) =>
    typeof given === 'string' ? { name: given, title: '', limit: null, keys: [] } : given,
  ),
);
export type LandingSection = z.output<typeof landingSection>;

export const categoryPage = z.extend(category, {
  description: text(),
  bottom_description: text(),
  meta_title: text(),
  meta_description: text(),
  meta_keywords: text(),
  redirect: text(),
  featured_filter: text(),
  /** Sections of a landing page, in order. */
  sections: list(landingSection),
  blocks: list(string),
  listing: z.optional(listing),
});
export type CategoryPage = z.output<typeof categoryPage>;

/**
 * filters: 'code:value,value;code:from-to' (several values by commas, filters by semicolons).
 * limit 'all' is not offered: the server cuts at 100.
 */
export const listingQuery = z.object({
  embed: optionalString,
  page: number(1),
  limit: z._default(z.nullable(number(24)), null),
  order: optionalString,
  dir: z.optional(z.enum(['asc', 'desc'])),
  filters: optionalString,
  visibility: optionalString,
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  summary: 'The category tree, flat, in order of position',
  response: z.array(category),
});

export const getCategory = endpoint({
  method: 'GET',
  path: '/categories/{key}',
  summary: 'One category by url_key, with products and facets when embed names products',
  params: z.object({ key: string }),
  query: listingQuery,
  response: categoryPage,
});

export const getDynamicCategory = endpoint({
  method: 'GET',
  path: '/dynamic-category/{attribute}/{value}',
  summary: 'Products that share an attribute value: special and featured collections',
  params: z.object({ attribute: string, value: string }),
  query: listingQuery,
  response: z.extend(listing, { title: text(), description: text() }),
});

export const getPosmProducts = endpoint({
  method: 'GET',
  path: '/dynamic-category/brandsource_point_of_sale_marketing/{values}/products',
  summary: 'Point-of-sale marketing products for a comma-separated list of values',
  params: z.object({ values: string }),
  query: z.object({
    limit: number(100),
    embed: optionalString,
    dir: z.optional(z.enum(['asc', 'desc'])),
    order: optionalString,
  }),
  response: z.array(product),
});
