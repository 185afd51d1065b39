import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  flag,
  id,
  ifPresent,
  isAbsent,
  list,
  maybe,
  maybeNumber,
  number,
  oneOf,
  orText,
  text,
  textOf,
  withSynonyms,
  words,
} from './fields';
import { inputText, maybeWholeInput, optionalInput, optionalLongInput, wholeInput } from './inputs';
import { product } from './product';

/** A sort option of a category (docs/spec/07 §3). */
export const sortOption = z.object({
  code: id,
  dir: oneOf(['asc', 'desc'], 'asc'),
  name: text(),
});

const categoryFields = z.object({
  entity_id: id,
  parent_id: maybe(id),
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
/** A category of the tree. */
export const category = categoryFields;
export type Category = z.output<typeof category>;

export const facetValue = z.object({ value: id, label: text(), count: number(0), swatch: text() });
/**
 * A facet. type 'range' has min and max and is filtered as from-to; type 'list' has values; type 'fit' is filtered by a
 * room (fit.ts) and has the number of products that fit ('yes') and that lack a size ('unknown', which is also a filter value).
 */
export const facet = z.object({
  code: id,
  label: text(),
  type: oneOf(['list', 'range', 'fit'], 'list'),
  values: list(facetValue),
  min: maybeNumber,
  max: maybeNumber,
});
export type Facet = z.output<typeof facet>;

/** One page of products with its facets and sort options. Fields of the paging are 0 when the backend leaves them out. */
export const listingFields = z.object({
  products: list(product),
  facets: list(facet),
  sort: list(sortOption),
  total: number(0),
  page: number(0),
  page_count: number(0),
  limit: number(0),
});

/** Reads a listing by the specification's names too. More products than the total mean that the total is missing. */
export function listingOf<T extends typeof listingFields>(fields: T) {
  const named = withSynonyms(fields, { filters: 'facets', product_count: 'total' });
  const addTotal = z.transform((value: Listing) =>
    value.total < value.products.length ? { ...value, total: value.products.length } : value,
  );
  return z.pipe(named as z.ZodMiniType, addTotal as z.ZodMiniType) as unknown as typeof named;
}
export const listing = listingOf(listingFields);
export type Listing = z.output<typeof listingFields>;

/** The smallest and usual page of a backend that names no limit. */
const DEFAULT_LIMIT = 24;

/** Fills in the paging that the specification's listings lack: page and limit of the request, and the number of pages. */
export function completePaging<T extends Listing>(listing: T, query: Record<string, unknown>): T {
  const page = listing.page || Number(query.page) || 1;
  const limit = listing.limit || Number(query.limit) || DEFAULT_LIMIT;
  return {
    ...listing,
    page,
    limit,
    page_count: listing.page_count || Math.max(1, Math.ceil(listing.total / limit)),
  };
}

const sectionFields = z.object({ name: id, title: text(), limit: maybeNumber, keys: words });
/** A section of a landing page: a block by its identifier, or one of the listed kinds with its fields. */
const landingSection = orText<typeof sectionFields, string>('name', sectionFields);
export type LandingSection = z.output<typeof landingSection>;

const pageFields = z.extend(categoryFields, {
  description: text(),
  bottom_description: text(),
  meta_title: text(),
  meta_description: text(),
  meta_keywords: text(),
  redirect: text(),
  featured_filter: text(),
  /** Sections of a landing page, in order. */
  sections: list(landingSection),
  /** Identifiers of blocks; a backend may send the blocks themselves. */
  blocks: list(textOf('identifier')),
  listing: z.optional(
    z.pipe(
      z.transform((value: z.input<typeof listing> | null) => (isAbsent(value) ? undefined : value)),
      z.optional(listing as z.ZodMiniType<Listing, z.input<typeof listing>>),
    ),
  ),
});
export type CategoryPage = z.output<typeof pageFields>;

/** The specification's category contains the fields of its listing, and custom content as blocks instead of sections. */
const flatListing = {
  products: ifPresent(listingFields.shape.products),
  filters: ifPresent(listingFields.shape.facets),
  sort: ifPresent(listingFields.shape.sort),
};

/** One category. listing: absent when the request does not embed products. */
export const categoryPage = z.pipe(
  z.extend(pageFields, flatListing),
  z.transform(({ products, filters = [], sort = [], ...page }): CategoryPage => {
    const { product_count, blocks, sections } = page;
    const identifiers = sections.length > 0 ? [] : blocks;
    const total = Math.max(product_count, products?.length ?? 0);
    return {
      ...page,
      sections: [
        ...sections,
        ...identifiers.map((name): LandingSection => ({ name, title: '', limit: null, keys: [] })),
      ],
      ...(products && !page.listing
        ? { listing: { products, facets: filters, sort, total, page: 0, page_count: 0, limit: 0 } }
        : {}),
    };
  }),
);

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
  response: list(category),
});

export const getCategory = endpoint({
  method: 'GET',
  path: '/categories/{key}',
  summary: 'One category by url_key, with products and facets when embed names products',
  params: z.object({ key: inputText }),
  query: listingQuery,
  response: categoryPage,
  complete: ({ listing, ...page }, query) =>
    listing ? { ...page, listing: completePaging(listing, query) } : page,
});

export const getDynamicCategory = endpoint({
  method: 'GET',
  path: '/dynamic-category/{attribute}/{value}',
  summary: 'Products that share an attribute value: special and featured collections',
  params: z.object({ attribute: inputText, value: inputText }),
  query: listingQuery,
  response: listingOf(z.extend(listingFields, { title: text(), description: text() })),
  complete: completePaging,
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
  response: list(product),
});
