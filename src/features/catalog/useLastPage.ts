import { useEffect } from 'react';
import type { Listing } from '@/api/contract/category';
import { useConfig } from '@/config/configSlice';
import { onPage } from './listingChanges';
import type { ListingState } from './listingUrl';
import type { ShowListing } from './useListingUrl';

/** The last page when the asked one is above the count, else null; endless lists take any page (commerce specification §2). */
export function lastPageInstead(
  state: ListingState,
  listing: Listing | undefined,
  isEndless: boolean,
): number | null {
  if (!listing || isEndless) return null;
  const last = Math.max(1, listing.page_count);
  return state.page > last ? last : null;
}

/** Moves the address to the last page when it asks for one above the count. */
export function useLastPage(state: ListingState, listing: Listing | undefined, show: ShowListing): void {
  const { endless } = useConfig().display_features.product_grid;
  const last = lastPageInstead(state, listing, endless);
  useEffect(() => {
    if (last !== null) show(onPage(state, last), { replace: true });
  }, [last, state, show]);
}
