import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ListingState, listingSearch, readListing } from './listingUrl';

export type ShowListing = (next: ListingState, options?: { replace?: boolean }) => void;

/** The listing that the address asks for, and a way to ask for another. The page does not jump: facets keep their place. */
export function useListingUrl(): [ListingState, ShowListing] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readListing(params), [params]);
  const show = useCallback<ShowListing>(
    (next, options) => void navigate(listingSearch(next), { preventScrollReset: true, ...options }),
    [navigate],
  );
  return [state, show];
}
