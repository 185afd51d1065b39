import type { Facet, Listing } from '@contract/category';
import type { ReactNode } from 'react';
import { isApiError } from '@/api/apiError';
import type { DisplayMode } from './listingQuery';
import type { ListingState } from './listingState';

/** Locale key of the message for a listing that failed to load. */
export type ListingFailure = 'fetchFailed' | 'fetchFailedLater' | 'unknownError';

/** State of a query for one page of products. */
export interface ListingQueryResult {
  /** The previous page while the next one loads. */
  listing: Listing | undefined;
  isStale: boolean;
  /** Sort order requested if the URL contains none (listingQuery.ts). */
  defaultSort?: string;
  isFailed: boolean;
  failure: ListingFailure;
  retry: () => void;
}

export interface TileOptions {
  mode: DisplayMode;
  /** For tiles of the first screen: their image loads immediately. */
  priority?: 'high' | 'low';
}

export type RenderPage = (
  state: ListingState,
  render: (source: ListingQueryResult) => ReactNode,
) => ReactNode;

interface Query {
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Selects the message of a failure (docs/spec/07 §7): retrying later helps after a server error. */
function failureOf(error: unknown): ListingFailure {
  if (!isApiError(error) || error.status === 'MALFORMED') return 'unknownError';
  return error.status >= 500 ? 'fetchFailedLater' : 'fetchFailed';
}

/**
 * Converts an RTK Query result. current: data for the current arguments; previous: data shown while it loads; isPending: the arguments are
 * not known yet
 */
export const toListingQueryResult = (
  { isFetching, isError, error, refetch }: Query,
  current: Listing | undefined,
  previous: Listing | undefined,
  isPending = false,
): ListingQueryResult => ({
  listing: current ?? previous,
  isStale: isPending || (isFetching && current === undefined),
  isFailed: isError && !isFetching && current === undefined,
  failure: failureOf(error),
  retry: () => void refetch(),
});

const uncounted = (facet: Facet): Facet => ({
  ...facet,
  values: facet.values.map((value) => ({ ...value, count: null })),
});

/**
 * Adds the facets of selected filters that a backend omits from the filtered listing, as Magento does, or from an empty
 * one: otherwise a filter would have no name, and no second value could be chosen. facets: those of the listing without filters
 */
export function withSelectedFacets(
  result: ListingQueryResult,
  { filters }: ListingState,
  facets: readonly Facet[] = [],
): ListingQueryResult {
  const { listing } = result;
  if (!listing) return result;
  const own = new Map(listing.facets.map((facet) => [facet.code, facet]));
  const isMissing = ({ code }: Facet) => Object.hasOwn(filters, code) && !own.has(code);
  if (!facets.some(isMissing)) return result;
  // In the order of the unfiltered listing, so that no group moves while its values are being chosen.
  const named = facets.flatMap((facet) => own.get(facet.code) ?? (isMissing(facet) ? uncounted(facet) : []));
  const others = listing.facets.filter(({ code }) => !facets.some((facet) => facet.code === code));
  return { ...result, listing: { ...listing, facets: [...named, ...others] } };
}
