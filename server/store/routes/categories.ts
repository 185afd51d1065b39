import {
  type Category,
  type CategoryPage,
  getCategory,
  listCategories,
} from '../../../src/api/contract/category.ts';
import { notFound } from '../apiError.ts';
import { type CatalogueState, shelfOf } from '../catalogue/catalogue.ts';
import { inLanguage, word } from '../catalogue/catalogueWords.ts';
import { type CategoryRow, DEFAULT_CATEGORY } from '../catalogue/categories.ts';
import { answerListing } from '../catalogue/listing/answerListing.ts';
import { emptySet, shared } from '../catalogue/shelf/bitSet.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

const productsOf = (shelf: Shelf, row: CategoryRow) =>
  row.urlKey === DEFAULT_CATEGORY ? shelf.listed : (shelf.categories.get(row.id) ?? emptySet(shelf.size));

/** A category as the menu and the breadcrumb show it. */
function categoryOf(row: CategoryRow, shelf: Shelf, language: string): Category {
  return {
    entity_id: String(row.id),
    parent_id: row.parentId === null ? null : String(row.parentId),
    level: row.level,
    name: inLanguage(row.name, language),
    url_key: row.urlKey,
    position: row.position,
    icon_url: row.icon,
    image_url: row.image,
    include_in_menu: row.inMenu,
    display_mode: row.displayMode,
    default_sort_by: row.sortBy,
    product_count: shared(productsOf(shelf, row), shelf.listed),
  };
}

/** The tenant's categories: those it has something in. */
export const offeredCategories = (state: CatalogueState, shelf: Shelf, language: string): Category[] =>
  state.categories
    .map((row) => categoryOf(row, shelf, language))
    .filter(({ product_count }) => product_count > 0);

function pageOf(row: CategoryRow, shelf: Shelf, language: string): CategoryPage {
  const { description, metaTitle, metaDescription, featuredFilter, sections, blocks } = row.details;
  return {
    ...categoryOf(row, shelf, language),
    description: inLanguage(description, language),
    bottom_description: '',
    meta_title: inLanguage(metaTitle, language),
    meta_description: inLanguage(metaDescription, language),
    meta_keywords: '',
    redirect: '',
    featured_filter: featuredFilter,
    sections: sections.map((section) =>
      typeof section === 'string'
        ? { name: section, title: '', limit: null, keys: [] }
        : { ...section, title: inLanguage(section.title, language) },
    ),
    blocks,
  };
}

export const categoryRoutes = (store: StoreContext): RouteBinding[] => [
  route(listCategories, async ({ tenant, language }) => {
    const state = await store.catalogue.current();
    return offeredCategories(state, shelfOf(state, tenant), language);
  }),
  route(getCategory, async ({ tenant, language, params, query }) => {
    const state = await store.catalogue.current();
    const shelf = shelfOf(state, tenant);
    const row = state.categories.find(({ urlKey }) => urlKey === params.key);
    if (!row) throw notFound(word(language, 'categoryUnknown'));
    const page = pageOf(row, shelf, language);
    if (!query.embed?.split(',').includes('products')) return page;
    const selection = { shelf, candidates: productsOf(shelf, row), defaultSort: row.sortBy };
    return { ...page, listing: await answerListing(store, { tenant, language }, selection, query) };
  }),
];
