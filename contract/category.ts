import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  converted,
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
  orValue,
  readAs,
  text,
  textOf,
  withSynonyms,
  words,
} from './fields';
import { inputText, maybeWholeInput, optionalInput, optionalLongInput, wholeInput } from './inputs';
import { product } from './product';
import { isObject, type JsonObject, pairs } from './reshape';
import { direction, directionInput } from './sortDirection';
import { uniqueList } from './uniqueList';

const sortFields = z.object({
  code: id,
  dir: direction,
  name: text(),
});
/** A sort option of a category (docs/spec/07 §3). */
const sortOption = readAs(orText<typeof sortFields, string>('code', sortFields), {
  code: ['attribute_code', 'value', 'id'],
  name: ['label', 'title'],
  dir: ['direction'],
});
const sortOptions = list(sortOption, pairs('code', 'name'));

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
/** Converts a tree of nested categories to a flat list with parent ids. */
function flatTree(value: unknown, parent_id?: unknown): unknown {
  const nodes = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  const isTree = nodes.some((node) => isObject(node) && childrenOf(node) !== undefined);
  if (!isTree && parent_id === undefined) return value;
  return nodes.flatMap((node): unknown[] => {
    if (!isObject(node)) return [node];
    const own = parent_id === undefined || !isAbsent(node.parent_id) ? node : { ...node, parent_id };
    return [own, ...((flatTree(childrenOf(node) ?? [], node.entity_id ?? node.id) ?? []) as unknown[])];
  });
}
const childrenOf = ({ children, children_data }: JsonObject) =>
  [children, children_data].find((list) => isObject(list) || (Array.isArray(list) && list.some(isObject)));

/** A category of the tree. level: 0 when absent */
export const category = z.extend(categoryFields, { level: number(0) });
export type Category = z.output<typeof category>;

/** The root of every tree. It and any lower id are technical nodes without a page (docs/spec/03 §6). */
const ROOT_ID = 2;
/** Level of the top categories of the menu. */
const TOP_LEVEL = 2;
const DEEPEST = 10;

/** Fills in levels that a backend omits, from the parents. */
function withLevels(categories: Category[]): Category[] {
  const byId = new Map(categories.map((one) => [one.entity_id, one]));
  const levelOf = ({ entity_id, parent_id, level }: Category, depth = 0): number => {
    if (level > 0 || depth > DEEPEST) return level;
    if (Number(entity_id) <= ROOT_ID) return Number(entity_id) - 1;
    const parent = byId.get(parent_id ?? '');
    return parent ? levelOf(parent, depth + 1) + 1 : TOP_LEVEL;
  };
  return categories.map((one) => ({ ...one, level: levelOf(one) }));
}

/** count: the number of products with this value; null when the backend sends none */
const valueFields = z.object({ value: id, label: text(), count: maybeNumber, swatch: text() });
export const facetValue = readAs(orValue<typeof valueFields, string>('value', valueFields), {
  value: ['id', 'code', 'key', 'option_id', 'label', 'name'],
  label: ['name', 'title', 'text', 'value', 'id'],
  count: ['product_count', 'products_count', 'qty'],
});
/**
 * A facet. Type 'range' has min and max and is filtered as from-to. Type 'list' has values. Type 'fit' is filtered by the space at the
 * shopper's home (fit.ts); its values count the products that fit ('yes') and those with an unknown size ('unknown', which is also a filter
 * value).
 */
const facetFields = z.object({
  code: id,
  label: text(),
  type: oneOf(['list', 'range', 'fit'], 'list'),
  values: uniqueList(facetValue, 'value', pairs('value', 'label')),
  min: maybeNumber,
  max: maybeNumber,
});
/** An object with limits but without a type is a range. */
const toFacet = (value: unknown) => {
  if (!isObject(value)) return value;
  const { type, min, max, from, to } = value;
  const isRange = isAbsent(type) && !isAbsent(min ?? from) && !isAbsent(max ?? to);
  return isRange ? { ...value, type: 'range' } : value;
};
export const facet = converted(
  toFacet,
  readAs(facetFields, {
    code: ['attribute_code', 'attribute', 'key', 'id', 'name', 'label', 'title'],
    label: ['name', 'title', 'frontend_label', 'code'],
    values: ['options', 'items', 'choices', 'buckets'],
    min: ['from', 'minimum'],
    max: ['to', 'maximum'],
  }),
);
/** Facets may be a map by code, either of facets or of their values. */
const facets = uniqueList(facet, 'code', (value) =>
  isObject(value) && Object.values(value).every((one) => Array.isArray(one))
    ? Object.entries(value)
        .filter(([name, one]) => !VALUE_NAMES.has(name) && (one as unknown[]).length > 0)
        .map(([code, values]) => ({ code, values }))
    : value,
);
const VALUE_NAMES = new Set(['values', 'options']);
export type Facet = z.output<typeof facet>;

/** One page of products with its facets and sort options. Paging fields are 0 when the backend omits them. */
export const listingFields = z.object({
  products: uniqueList(product, 'entity_id'),
  facets,
  sort: sortOptions,
  total: number(0),
  page: number(0),
  page_count: number(0),
  limit: number(0),
});

/** Also accepts the field names of the specification. A total below the number of products counts as missing. */
export function listingOf<T extends typeof listingFields>(fields: T) {
  const named = converted(
    (value) => (Array.isArray(value) ? { products: value } : value),
    readAs(withSynonyms(fields, { filters: 'facets', product_count: 'total' }), {
      products: ['items', 'results'],
      total: ['total_count', 'count', 'total_products'],
      page: ['current_page'],
      page_count: ['total_pages', 'last_page', 'pages_count'],
      limit: ['page_size', 'per_page'],
      sort: ['sort_options', 'sort_orders'],
    }),
  );
  const addTotal = z.transform((value: Listing) =>
    value.total < value.products.length ? { ...value, total: value.products.length } : value,
  );
  return z.pipe(named as z.ZodMiniType, addTotal as z.ZodMiniType) as unknown as typeof named;
}
export const listing = listingOf(listingFields);
export type Listing = z.output<typeof listingFields>;

/** Default page size, also the smallest one. */
const DEFAULT_LIMIT = 24;

/**
 * Fills in paging fields that the specification's listings lack: page and limit from the request, and the number of pages. If a backend
 * sends more products than requested, its pages are larger, or there is only one.
 */
export function completePaging<T extends Listing>(listing: T, query: Record<string, unknown>): T {
  const page = listing.page || Number(query.page) || 1;
  const requested = Number(query.limit) || DEFAULT_LIMIT;
  const limit = listing.limit || Math.max(requested, listing.products.length);
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

const identifierOf = textOf('identifier');
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
  /** Block identifiers; a backend may send the blocks themselves. */
  blocks: list(identifierOf),
  listing: z.optional(
    z.pipe(
      z.transform((value: z.input<typeof listing> | null) => (isAbsent(value) ? undefined : value)),
      z.optional(listing as z.ZodMiniType<Listing, z.input<typeof listing>>),
    ),
  ),
});
export type CategoryPage = z.output<typeof pageFields>;

/** In the specification, a category contains the fields of its listing directly, and custom content as blocks instead of sections. */
const flatListing = {
  products: ifPresent(listingFields.shape.products),
  filters: ifPresent(listingFields.shape.facets),
  sort: ifPresent(listingFields.shape.sort),
};

/** One category. listing: absent when the request does not embed products. */
export const categoryPage = z.pipe(
  readAs(z.extend(pageFields, flatListing), { products: ['items'] }),
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
 * filters: 'code:value,value;code:from-to' (values separated by commas, filters by semicolons).
 * limit: at most 100; the server clamps larger values
 */
export const listingQuery = z.object({
  embed: optionalInput,
  page: wholeInput(1),
  limit: maybeWholeInput,
  order: optionalInput,
  dir: directionInput,
  filters: optionalLongInput,
  visibility: optionalInput,
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  summary: 'The category tree, flat, in order of position',
  response: z.pipe(uniqueList(category, 'entity_id', flatTree), z.transform(withLevels)),
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
    dir: directionInput,
    order: optionalInput,
  }),
  response: uniqueList(product, 'entity_id'),
});
