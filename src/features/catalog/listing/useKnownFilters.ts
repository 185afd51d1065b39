import type { Facet } from '@contract/category';
import { useMemo } from 'react';
import { hasFilters, knownFilters, type ListingState } from './listingState';

interface Known {
  /** The requested state itself while it is pending, or when its facets can't be loaded. */
  state: ListingState;
  /** Whether the facets are still loading. */
  isPending: boolean;
}

/**
 * Keeps the parameters of the URL that are filters of the listing: those of ads and mails are not, and only the facets of
 * the listing without filters tell them apart. plain: the query of that listing, skipped without such parameters
 */
export function useKnownFilters(
  requested: ListingState,
  plain: { isError: boolean; currentData?: unknown },
  facets: readonly Facet[] | undefined,
): Known {
  const isLoaded = plain.currentData !== undefined;
  const state = useMemo(
    () => (isLoaded ? knownFilters(requested, facets ?? []) : requested),
    [requested, isLoaded, facets],
  );
  return { state, isPending: hasFilters(requested) && !isLoaded && !plain.isError };
}
