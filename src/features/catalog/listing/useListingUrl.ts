import type { Listing } from '@contract/category';
import { listingParameters, mayBeFilter } from '@contract/pageParameters';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import type { ListingQueryResult } from './listingQueryResult';
import { type ListingState, listingSearch, onPage, readListing } from './listingState';

/** Navigates to a changed listing. The change applies to the latest requested state, which may not be rendered yet. */
export type ShowListing = (
  change: (latest: ListingState) => ListingState,
  options?: { replace?: boolean },
) => void;

/** The parameters of an address that belong to no listing, such as utm_source, as '&utm_source=mail'; '' without any. */
function otherParameters(search: string): string {
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !mayBeFilter(name) && !listingParameters.includes(name),
  );
  return others.length > 0 ? `&${new URLSearchParams(others)}` : '';
}

/** Returns the listing state of the URL and a setter. Navigation keeps the scroll position. */
export function useListingUrl(): [ListingState, ShowListing] {
  const location = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListing(new URLSearchParams(location.search)), [location]);
  // A second click may arrive before the first is rendered and must not start from the rendered state.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const show = useCallback<ShowListing>(
    (change, options) => {
      const next = change(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      void navigate(listingSearch(next).concat(otherParameters(window.location.search)).replace('?&', '?'), {
        preventScrollReset: true,
        ...options,
      });
    },
    [navigate],
  );
  return [state, show];
}

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

/** Replaces the URL with the last page when its page exceeds the count of its own listing; the one before may have fewer. */
export function useLastPage(
  state: ListingState,
  { listing, isStale, isFailed }: ListingQueryResult,
  show: ShowListing,
): void {
  const { endless } = useConfig().display_features.product_grid;
  const last = lastPageInstead(state, isStale || isFailed ? undefined : listing, endless);
  useEffect(() => {
    if (last !== null) show(onPage(state, last), { replace: true });
  }, [last, state, show]);
}
