import {
  type Category,
  type CategoryPage,
  getCategory,
  getDynamicCategory,
  getPosmProducts,
  listCategories,
} from '../../../contract/category.ts';
import { DEFAULT_CATEGORY } from '../../../contract/paths.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { type CatalogState, catalogIndexOf } from '../catalog/catalog.ts';
import { catalogMessage, localizedText } from '../catalog/catalogMessages.ts';
import type { CategoryRow } from '../catalog/categories.ts';
import { emptySet } from '../catalog/index/bitSet.ts';
import type { CatalogIndex } from '../catalog/index/catalogIndex.ts';
import { countListed } from '../catalog/listing/listed.ts';
import { readListing } from '../catalog/listing/readListing.ts';
import { specialCollection } from '../catalog/listing/specialCollection.ts';
import { withOutlets } from '../catalog/product/outletsOf.ts';
import { type RouteBinding, route } from '../route.ts';

const productsOf = (catalogIndex: CatalogIndex, row: CategoryRow) =>
  row.urlKey === DEFAULT_CATEGORY
    ? catalogIndex.listed
    : (catalogIndex.categories.get(row.id) ?? emptySet(catalogIndex.size));

/** Maps a category to the contract, as menu and breadcrumb show it. */
function categoryOf(row: CategoryRow, catalogIndex: CatalogIndex, language: string): Category {
  return {
    entity_id: String(row.id),
    parent_id: row.parentId === null ? null : String(row.parentId),
    level: row.level,
    name: localizedText(row.name, language),
    url_key: row.urlKey,
    position: row.position,
    icon_url: row.icon,
    image_url: row.image,
    include_in_menu: row.inMenu,
    display_mode: row.displayMode,
    default_sort_by: row.sortBy,
    product_count: countListed(catalogIndex, productsOf(catalogIndex, row)),
  };
}

/** Returns the tenant's categories that contain products. */
export const offeredCategories = (
  state: CatalogState,
  catalogIndex: CatalogIndex,
  language: string,
): Category[] =>
  state.categories
    .map((row) => categoryOf(row, catalogIndex, language))
    .filter(({ product_count }) => product_count > 0);

function pageOf(row: CategoryRow, catalogIndex: CatalogIndex, language: string): CategoryPage {
  const { description, metaTitle, metaDescription, featuredFilter, sections, blocks } = row.details;
  return {
    ...categoryOf(row, catalogIndex, language),
    description: localizedText(description, language),
    bottom_description: '',
    meta_title: localizedText(metaTitle, language),
    meta_description: localizedText(metaDescription, language),
    meta_keywords: '',
    redirect: '',
    featured_filter: featuredFilter,
    sections: sections.map((section) =>
      typeof section === 'string'
        ? { name: section, title: '', limit: null, keys: [] }
        : { ...section, title: localizedText(section.title, language) },
    ),
    blocks,
  };
}

const POSM_ATTRIBUTE = 'brandsource_point_of_sale_marketing';

export const categoryRoutes = (backend: BackendContext): RouteBinding[] => [
  route(listCategories, async ({ tenant, language }) => {
    const state = await backend.catalog.current();
    return offeredCategories(state, await catalogIndexOf(state, tenant), language);
  }),
  route(getCategory, async ({ tenant, language, params, query }) => {
    const state = await backend.catalog.current();
    const catalogIndex = await catalogIndexOf(state, tenant);
    const row = state.categories.find(({ urlKey }) => urlKey === params.key);
    if (!row) throw notFound(catalogMessage(language, 'categoryUnknown'));
    const page = pageOf(row, catalogIndex, language);
    if (!query.embed?.split(',').includes('products')) return page;
    const selection = {
      catalogIndex,
      candidates: productsOf(catalogIndex, row),
      defaultSort: row.sortBy,
    };
    return { ...page, listing: await readListing(backend, { tenant, language }, selection, query) };
  }),
  route(getDynamicCategory, async ({ tenant, language, params, query }) => {
    const whole = await catalogIndexOf(await backend.catalog.current(), tenant);
    const collection = specialCollection(whole, params.attribute, params.value, language, backend.clock());
    if (!collection) throw notFound(catalogMessage(language, 'collectionUnknown'));
    const { title, candidates, catalogIndex } = collection;
    const defaultSort = params.attribute === 'new' ? 'newest' : 'position';
    const listing = await readListing(
      backend,
      { tenant, language },
      { catalogIndex, candidates, defaultSort },
      query,
    );
    const products =
      params.attribute === 'outlet'
        ? await withOutlets(backend, { tenant, language }, listing.products)
        : listing.products;
    return { ...listing, products, title, description: '' };
  }),
  route(getPosmProducts, async ({ tenant, language, params, query }) => {
    const catalogIndex = await catalogIndexOf(await backend.catalog.current(), tenant);
    const collection = specialCollection(
      catalogIndex,
      POSM_ATTRIBUTE,
      params.values,
      language,
      backend.clock(),
    );
    if (!collection) return [];
    const selection = { catalogIndex, candidates: collection.candidates, defaultSort: 'position' };
    const listing = await readListing(backend, { tenant, language }, selection, { ...query, page: 1 });
    return listing.products;
  }),
];
