import type { Category } from '@contract/category';
import type { TenantConfig } from '@contract/config';
import { filtersForApi, type ListingState } from './listingState';

export type DisplayMode = 'grid' | 'list';

/**
 * Returns the display modes of the tenant, its default first: catalog_frontend_list_mode is grid, list, grid-list or
 * list-grid.
 */
export function displayModes(config: TenantConfig): DisplayMode[] {
  const modes = config.catalog_frontend_list_mode
    .split('-')
    .filter((mode): mode is DisplayMode => mode === 'grid' || mode === 'list');
  return modes.length > 0 ? modes : ['grid'];
}

/** Returns the mode in the URL if the tenant offers it, or else the tenant's default. */
export function displayMode(state: ListingState, config: TenantConfig): DisplayMode {
  const modes = displayModes(config);
  const defaultMode = modes[0] ?? 'grid';
  return state.mode && modes.includes(state.mode) ? state.mode : defaultMode;
}

const POSITION = 'position';

/**
 * Returns the sort order to request if the URL contains none: the tenant's, unless the category has its own. undefined leaves the order to
 * the server, which uses the position or the category's own order (docs/spec/07 §8).
 */
export function defaultSort(
  category: Pick<Category, 'default_sort_by'> | undefined,
  { default_sort_by: code }: TenantConfig,
): string | undefined {
  if (code === POSITION || (category && category.default_sort_by !== POSITION)) return undefined;
  return code;
}

/**
 * Builds the listing's query (docs/spec/07 §4); the page size comes from the configuration. sort: see defaultSort.
 */
export function listingQuery(state: ListingState, config: TenantConfig, sort?: string) {
  const isGrid = displayMode(state, config) === 'grid';
  return {
    embed: 'products',
    page: state.page,
    limit: isGrid ? config.grid_product_limit : config.list_product_limit,
    order: state.order ?? sort,
    dir: state.dir ?? undefined,
    visibility: state.visibility ?? undefined,
    filters: filtersForApi(state.filters),
  };
}

/** The same for a category, whose page also contains blocks. */
export const categoryQuery: typeof listingQuery = (state, config, sort) => ({
  ...listingQuery(state, config, sort),
  embed: 'products,blocks',
});
export type ListingQuery = ReturnType<typeof listingQuery>;

/** Endless listings always load page 1 first; the URL's page is the number of pages shown. */
export const firstPageIfEndless = (state: ListingState, config: TenantConfig): ListingState =>
  config.display_features.product_grid.endless ? { ...state, page: 1 } : state;
