import type { Category } from '@/api/contract/category';
import type { StoreConfig } from '@/api/contract/config';
import { filtersForApi } from './filterParams';
import type { ListingState } from './listingUrl';

export type DisplayMode = 'grid' | 'list';

/** The modes a store offers, its own first: catalog_frontend_list_mode is grid, list, grid-list or list-grid. */
export function displayModes(config: StoreConfig): DisplayMode[] {
  const modes = config.catalog_frontend_list_mode
    .split('-')
    .filter((mode): mode is DisplayMode => mode === 'grid' || mode === 'list');
  return modes.length > 0 ? modes : ['grid'];
}

/** The mode to show: the URL's when the store offers it, else the store's own. */
export function displayMode(state: ListingState, config: StoreConfig): DisplayMode {
  const modes = displayModes(config);
  const own = modes[0] ?? 'grid';
  return state.mode && modes.includes(state.mode) ? state.mode : own;
}

const POSITION = 'position';

/**
 * The order to ask for where the address names none: the store's, unless the category has one of its own. undefined
 * leaves it to the server, which begins with position or with the category's own (commerce specification §9).
 */
export function ownOrder(
  category: Pick<Category, 'default_sort_by'> | undefined,
  { default_sort_by: code }: StoreConfig,
): string | undefined {
  if (code === POSITION || (category && category.default_sort_by !== POSITION)) return undefined;
  return code;
}

/** What the server is asked for (commerce specification §7): limits come from the configuration. own: see ownOrder. */
export function listingQuery(state: ListingState, config: StoreConfig, own?: string) {
  const isGrid = displayMode(state, config) === 'grid';
  return {
    embed: 'products,blocks',
    page: state.page,
    limit: isGrid ? config.grid_product_limit : config.list_product_limit,
    order: state.order ?? own,
    dir: state.dir ?? undefined,
    visibility: state.visibility ?? undefined,
    filters: filtersForApi(state.filters),
  };
}
export type ListingQuery = ReturnType<typeof listingQuery>;

/** Lists without pages always start with the first; the URL's page says how many are shown. */
export const firstPageIfEndless = (state: ListingState, config: StoreConfig): ListingState =>
  config.display_features.product_grid.endless ? { ...state, page: 1 } : state;
