import type { Facet, Listing } from '@contract/category';
import { ownValue } from '@contract/ownValue';
import { mayBeFilter } from '@contract/pageParameters';
import { safeDecode } from '@contract/safeDecode';

/** Complete state of a listing. The URL is its only state (docs/spec/07 §2). */
export interface ListingState {
  /** 1 for the first page. */
  page: number;
  /** Code of a sort choice; null for the default. */
  order: string | null;
  dir: 'asc' | 'desc' | null;
  /** null for the tenant's default. */
  mode: 'grid' | 'list' | null;
  visibility: string | null;
  /** Selected values by facet code; a range has a single value, 'from-to'. Entries are never empty. */
  filters: Record<string, string[]>;
  /** The state as requested by the URL, if it contains parameters that are not filters of the listing. */
  requested?: ListingState;
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

/** More pages than any catalog has. Backends reject larger numbers. */
const MAX_PAGE = 1_000_000;

function pageOf(value: string | null): number {
  const page = Number(value ?? 1);
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}

/** Parses the URL parameters; invalid values count as absent. */
export function readListing(params: URLSearchParams): ListingState {
  return {
    page: pageOf(params.get('page')),
    order: params.get('order') || null,
    dir: oneOf(params.get('dir')?.toLowerCase() ?? null, ['asc', 'desc']),
    mode: oneOf(params.get('display_mode'), ['grid', 'list']),
    visibility: params.get('visibility') || null,
    filters: readFilters(params),
  };
}

/** Serialises the listing to URL parameters. Default values are omitted. */
export function writeListing(state: ListingState): URLSearchParams {
  const params = writeFilters(state.filters);
  if (state.order) params.set('order', state.order);
  if (state.dir) params.set('dir', state.dir);
  if (state.mode) params.set('display_mode', state.mode);
  if (state.visibility) params.set('visibility', state.visibility);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** Returns the query string of a listing with changes applied: '?page=2', or '?' for a first page without filters. */
export const listingSearch = (state: ListingState, change: Partial<ListingState> = {}): string =>
  `?${writeListing({ ...state, ...change })}`;

type Filters = Record<string, string[]>;

const encodeMatches = (value: string, marks: RegExp) => value.replace(marks, encodeURIComponent);

/**
 * Reads the parameters that may be filters; knownFilters then removes those that are not. Values of a filter are joined with a pipe; a pipe
 * within a value is escaped.
 */
export function readFilters(params: URLSearchParams): Filters {
  const filters = new Map<string, string[]>();
  for (const [code, text] of params) {
    if (!mayBeFilter(code)) continue;
    const values = text.split('|').map(safeDecode).filter(Boolean);
    const all = [...new Set([...(filters.get(code) ?? []), ...values])];
    if (all.length > 0) filters.set(code, all);
  }
  return Object.fromEntries(filters);
}

export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const code of Object.keys(filters).sort()) {
    const values = filters[code] ?? [];
    if (values.length > 0) params.set(code, values.map((value) => encodeMatches(value, /[%|]/g)).join('|'));
  }
  return params;
}

/**
 * Serialises filters for the API: 'code:value,value;code:from-to', sorted by code so that equal filters share a cache
 * entry. Undefined without filters.
 */
export function filtersForApi(filters: Filters): string | undefined {
  const parts = Object.keys(filters)
    .sort()
    .filter((code) => filters[code]?.length)
    .map((code) => `${code}:${filters[code]?.map((value) => encodeMatches(value, /[%,;:]/g)).join(',')}`);
  return parts.length > 0 ? parts.join(';') : undefined;
}

/** Bounds of a price or size; null for no bound. */
export interface Range {
  from: number | null;
  to: number | null;
}

const RANGE = /^(-?\d+(?:\.\d+)?)?-(-?\d+(?:\.\d+)?)?$/;

const bound = (text: string | undefined) => (text === undefined ? null : Number(text));

/**
 * Parses 'from-to', '100-', '-500' or, for negative numbers, '-18--5'; anything else is an unbounded range. Reversed bounds are swapped.
 */
export function readRange(value: string | undefined): Range {
  const match = RANGE.exec(value ?? '');
  const range = { from: bound(match?.[1]), to: bound(match?.[2]) };
  const isReversed = range.from !== null && range.to !== null && range.from > range.to;
  return isReversed ? { from: range.to, to: range.from } : range;
}

/** Serialises a range; null if there is no bound. */
export const writeRange = ({ from, to }: Range): string | null =>
  from === null && to === null ? null : `${from ?? ''}-${to ?? ''}`;

/** Value of the fit filter that also includes products of unknown size. */
export const ALSO_UNKNOWN = 'unknown';

/** Replaces the selected values of a facet; the listing restarts at page 1. */
export const valuesChosen = (state: ListingState, code: string, values: string[]): ListingState => {
  const { [code]: _, ...others } = state.filters;
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [code]: values } : others };
};

/** Toggles a value of a facet; the listing restarts at page 1. */
export function valueToggled(state: ListingState, code: string, value: string): ListingState {
  const selected = ownValue(state.filters, code) ?? [];
  const values = selected.includes(value)
    ? selected.filter((other) => other !== value)
    : [...selected, value];
  return valuesChosen(state, code, values);
}

export function rangeChosen(state: ListingState, code: string, range: Range): ListingState {
  const value = writeRange(range);
  return valuesChosen(state, code, value === null ? [] : [value]);
}

/** Changes the page, unless another listing has been requested in the meantime. */
export const onPage =
  (visible: ListingState, page: number) =>
  (current: ListingState): ListingState =>
    current === (visible.requested ?? visible) ? { ...current, page } : current;

/** Removes the visible filters. Other URL parameters, such as those of ads, are retained. */
export const filtersCleared =
  ({ filters: shownFilters }: ListingState) =>
  (current: ListingState): ListingState => ({
    ...current,
    page: 1,
    filters: Object.fromEntries(
      Object.entries(current.filters).filter(([code]) => !Object.hasOwn(shownFilters, code)),
    ),
  });

/** The state without filters, from whose facets it is determined which URL parameters are filters. */
export const unfiltered = (state: ListingState): ListingState => ({ ...state, filters: {} });

export const hasFilters = ({ filters }: ListingState): boolean => Object.keys(filters).length > 0;

/**
 * Returns the facets that determine which parameters are filters of a listing; undefined for products without any facet, because a backend
 * may filter without listing facets: each parameter may then be a filter.
 */
export const decisiveFacets = (
  listing: Pick<Listing, 'facets' | 'total'> | undefined,
): readonly Facet[] | undefined =>
  listing && listing.facets.length === 0 && listing.total > 0 ? undefined : (listing?.facets ?? []);

/** Removes filters for which the listing has no facet. Returns the same object if there is nothing to remove. */
export function knownFilters(state: ListingState, facets: readonly { code: string }[]): ListingState {
  const codes = new Set(facets.map(({ code }) => code));
  const knownEntries = Object.entries(state.filters).filter(([code]) => codes.has(code));
  return knownEntries.length === Object.keys(state.filters).length
    ? state
    : { ...state, filters: Object.fromEntries(knownEntries), requested: state };
}
