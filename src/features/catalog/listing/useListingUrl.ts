import type { Listing } from '@contract/category';
import { listingParameters, mayBeFilter } from '@contract/pageParameters';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import type { ListingQueryResult } from './listingQueryResult';
import { type ListingState, listingSearch, onPage, readListing } from './listingState';

/** Navigates to a changed listing. The change applies to the latest requested state, which may not have been rendered yet. */
export type ShowListing = (
  change: (latest: ListingState) => ListingState,
  options?: { replace?: boolean },
) => void;

/** URL parameters that don't belong to a listing, such as utm_source, as '&utm_source=mail'; '' if there are none. */
function otherParameters(search: string): string {
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !mayBeFilter(name) && !listingParameters.includes(name),
  );
  return others.length > 0 ? `&${new URLSearchParams(others)}` : '';
}

/** Returns the listing state in the URL and a setter. Navigation preserves the scroll position. */
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
      // Such as "Clear all" without a filter: another entry of the history would make Back do nothing.
      if (listingSearch(next) === listingSearch(latest.current)) return;
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

/** Returns the last page if the page in the URL exceeds the count, or else null; endless listings accept any page (docs/spec/07 §2). */
export function lastPageInstead(
  state: ListingState,
  listing: Listing | undefined,
  isEndless: boolean,
): number | null {
  if (!listing || isEndless) return null;
  const last = Math.max(1, listing.page_count);
  return state.page > last ? last : null;
}

/**
 * Replaces the page in the URL with the last page if it exceeds the count of the same listing; the previously shown listing may have fewer
 * pages.
 */
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
