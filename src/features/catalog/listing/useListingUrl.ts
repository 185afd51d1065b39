import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListingState, listingSearch, readListing } from './listingState';

/** Navigates to a changed listing. The change applies to the latest requested state, which may not be rendered yet. */
export type ShowListing = (
  change: (latest: ListingState) => ListingState,
  options?: { replace?: boolean },
) => void;

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
      void navigate(listingSearch(next), { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  return [state, show];
}
