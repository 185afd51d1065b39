import { filtersOf, paramsOf } from './filterParams';

/** What a listing shows, whole: the URL is its only state (commerce specification §2). */
export interface ListingState {
  /** 1 for the first page. */
  page: number;
  /** Code of a sort choice; null for the listing's own. */
  order: string | null;
  dir: 'asc' | 'desc' | null;
  /** null for the store's own. */
  mode: 'grid' | 'list' | null;
  visibility: string | null;
  /** Facet code to its chosen values; a range has one value, 'from-to'. No facet without a value. */
  filters: Record<string, string[]>;
}

export const emptyListing: ListingState = {
  page: 1,
  order: null,
  dir: null,
  mode: null,
  visibility: null,
  filters: {},
};

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | null =>
  allowed.find((candidate) => candidate === value) ?? null;

function pageOf(value: string | null): number {
  const page = Number(value ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Reads an address; what makes no sense counts as absent. */
export function readListing(params: URLSearchParams): ListingState {
  return {
    page: pageOf(params.get('page')),
    order: params.get('order') || null,
    dir: oneOf(params.get('dir'), ['asc', 'desc']),
    mode: oneOf(params.get('display_mode'), ['grid', 'list']),
    visibility: params.get('visibility') || null,
    filters: filtersOf(params),
  };
}

/** Writes an address; what is as it would be anyway is left out. */
export function writeListing(state: ListingState): URLSearchParams {
  const params = paramsOf(state.filters);
  if (state.order) params.set('order', state.order);
  if (state.dir) params.set('dir', state.dir);
  if (state.mode) params.set('display_mode', state.mode);
  if (state.visibility) params.set('visibility', state.visibility);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** The same listing at another page: '?page=2', or '?' for a first page without filters. */
export const listingSearch = (state: ListingState, change: Partial<ListingState> = {}): string =>
  `?${writeListing({ ...state, ...change })}`;
