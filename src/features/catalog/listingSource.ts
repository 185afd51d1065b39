import type { Listing } from '@/api/contract/category';
import type { ListingSource } from './ListingView';

interface Query {
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** A query's answer as a listing: current is what was asked for now, previous what may stand in while it loads. */
export const listingSource = (
  { isFetching, isError, refetch }: Query,
  current: Listing | undefined,
  previous: Listing | undefined,
): ListingSource => ({
  listing: current ?? previous,
  isStale: isFetching && current === undefined,
  isFailed: isError && !isFetching && current === undefined,
  retry: () => void refetch(),
});
