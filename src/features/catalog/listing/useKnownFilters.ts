import type { Facet } from '@contract/category';
import { useMemo } from 'react';
import { hasFilters, knownFilters, type ListingState } from './listingState';

interface Known {
  /** The requested state itself while the facets are loading, or if they can't be loaded. */
  state: ListingState;
  /** Whether the facets are still loading. */
  isPending: boolean;
}

/**
 * Determines which URL parameters are filters of the listing, as opposed to those of ads and emails: only the facets of the unfiltered
 * listing tell. plain: the query of that listing, skipped if no parameter needs it; facets: its decisiveFacets
 */
export function useKnownFilters(
  requested: ListingState,
  plain: { isError: boolean; currentData?: unknown },
  facets: readonly Facet[] | undefined,
): Known {
  const isLoaded = plain.currentData !== undefined;
  const state = useMemo(
    () => (isLoaded && facets ? knownFilters(requested, facets) : requested),
    [requested, isLoaded, facets],
  );
  return { state, isPending: hasFilters(requested) && !isLoaded && !plain.isError };
}
