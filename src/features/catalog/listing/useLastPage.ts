import type { Listing } from '@contract/category';
import { useEffect } from 'react';
import { useConfig } from '@/config/configSlice';
import { type ListingState, onPage } from './listingState';
import type { ShowListing } from './useListingUrl';

/**
 * Returns the last page when the URL's page exceeds the count, else null; endless listings accept any page
 * (docs/spec/07 §2).
 */
export function lastPageInstead(
  state: ListingState,
  listing: Listing | undefined,
  isEndless: boolean,
): number | null {
  if (!listing || isEndless) return null;
  const last = Math.max(1, listing.page_count);
  return state.page > last ? last : null;
}

/** Replaces the URL with the last page when its page exceeds the count. */
export function useLastPage(state: ListingState, listing: Listing | undefined, show: ShowListing): void {
  const { endless } = useConfig().display_features.product_grid;
  const last = lastPageInstead(state, listing, endless);
  useEffect(() => {
    if (last !== null) show(onPage(state, last), { replace: true });
  }, [last, state, show]);
}
