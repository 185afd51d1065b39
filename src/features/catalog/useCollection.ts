import { isApiError } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { type Collection, useGetCollectionQuery } from './catalogApi';
import { firstPageIfEndless, listingQuery } from './listingQuery';
import type { ListingSource } from './listingShown';
import { listingSource } from './listingSource';
import type { ListingState } from './listingUrl';
import { useOwnOrder } from './useOwnOrder';

interface CollectionView {
  collection: Collection | undefined;
  isUnknown: boolean;
  source: ListingSource;
}

/** Products that share an attribute's value: /catalog/special/{attribute}/{value}. */
export function useCollection(attribute: string, value: string, state: ListingState): CollectionView {
  const config = useConfig();
  const own = useOwnOrder();
  const query = useGetCollectionQuery({
    attribute,
    value,
    query: listingQuery(firstPageIfEndless(state, config), config, own),
  });
  const collection = query.currentData ?? query.data;
  return {
    collection,
    isUnknown: isApiError(query.error) && query.error.status === 404,
    source: { ...listingSource(query, query.currentData, query.data), ownOrder: own },
  };
}
