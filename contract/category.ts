import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, id, list, maybeNumber, number, oneOf, string, text } from './fields';
import { inputText, maybeWholeInput, optionalInput, optionalLongInput, wholeInput } from './inputs';
import { product } from './product';

/** A sort option of a category (docs/spec/07 §3). */
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
 * A facet. type 'range' has min and max and is filtered as from-to; type 'list' has values; type 'fit' is filtered by a
 * room (fit.ts) and has the number of products that fit ('yes') and that lack a size ('unknown', which is also a filter value).
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

/** One page of products with its facets and sort options. */
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

/** A section of a landing page: a block by its identifier, or one of the listed kinds with its fields. */
const landingSection = z.pipe(
  z.union([string, z.object({ name: string, title: text(), limit: maybeNumber, keys: list(string) })]),
  z.transform((section: string | { name: string; title: string; limit: number | null; keys: string[] }) =>
    typeof section === 'string' ? { name: section, title: '', limit: null, keys: [] } : section,
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
 * limit: at most 100; the server clamps larger values.
 */
export const listingQuery = z.object({
  embed: optionalInput,
  page: wholeInput(1),
  limit: maybeWholeInput,
  order: optionalInput,
  dir: z.optional(z.enum(['asc', 'desc'])),
  filters: optionalLongInput,
  visibility: optionalInput,
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
  params: z.object({ key: inputText }),
  query: listingQuery,
  response: categoryPage,
});

export const getDynamicCategory = endpoint({
  method: 'GET',
  path: '/dynamic-category/{attribute}/{value}',
  summary: 'Products that share an attribute value: special and featured collections',
  params: z.object({ attribute: inputText, value: inputText }),
  query: listingQuery,
  response: z.extend(listing, { title: text(), description: text() }),
});

export const getPosmProducts = endpoint({
  method: 'GET',
  path: '/dynamic-category/brandsource_point_of_sale_marketing/{values}/products',
  summary: 'Point-of-sale marketing products for a comma-separated list of values',
  params: z.object({ values: inputText }),
  query: z.object({
    limit: wholeInput(100),
    embed: optionalInput,
    dir: z.optional(z.enum(['asc', 'desc'])),
    order: optionalInput,
  }),
  response: z.array(product),
});
