import { isApiError } from '@/api/apiError';
import type { Listing } from '@/api/contract/category';
import type { ListingFailure, ListingSource } from './listingShown';

interface Query {
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Which of the catalogued messages a failure has (commerce specification §8): asking later helps where a server is in trouble. */
function failureOf(error: unknown): ListingFailure {
  if (!isApiError(error) || error.status === 'MALFORMED') return 'unknownError';
  return error.status >= 500 ? 'fetchFailedLater' : 'fetchFailed';
}

/** A query's answer as a listing: current is what was asked for now, previous what may stand in while it loads. */
export const listingSource = (
  { isFetching, isError, error, refetch }: Query,
  current: Listing | undefined,
  previous: Listing | undefined,
): ListingSource => ({
  listing: current ?? previous,
  isStale: isFetching && current === undefined,
  isFailed: isError && !isFetching && current === undefined,
  failure: failureOf(error),
  retry: () => void refetch(),
});
