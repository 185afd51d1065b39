import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListingState, listingSearch, readListing } from './listingUrl';

/** Asks for another listing: a change of what was asked for last, which the page may not show yet. */
export type ShowListing = (
  change: (asked: ListingState) => ListingState,
  options?: { replace?: boolean },
) => void;

/** The listing that the address asks for, and a way to ask for another. The page does not jump: facets keep their place. */
export function useListingUrl(): [ListingState, ShowListing] {
  const location = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListing(new URLSearchParams(location.search)), [location]);
  // A second press may come before the first is shown: it must not start from what stands on the screen.
  const asked = useRef(state);
  useEffect(() => {
    asked.current = state;
  }, [state]);
  const show = useCallback<ShowListing>(
    (change, options) => {
      const next = change(asked.current);
      if (next === asked.current) return;
      asked.current = next;
      void navigate(listingSearch(next), { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  return [state, show];
}
