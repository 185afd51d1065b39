import { isApiError } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { type Collection, useGetCollectionQuery } from '@/features/catalog/catalogApi';
import { firstPageIfEndless, listingQuery } from '@/features/catalog/listing/listingQuery';
import { type ListingQueryResult, toListingQueryResult } from '@/features/catalog/listing/listingQueryResult';
import type { ListingState } from '@/features/catalog/listing/listingState';
import { useDefaultSort } from '@/features/catalog/listing/useDefaultSort';

interface CollectionView {
  collection: Collection | undefined;
  isUnknown: boolean;
  source: ListingQueryResult;
}

/** Loads a special collection, the products that share an attribute's value: /catalog/special/{attribute}/{value}. */
export function useCollection(attribute: string, value: string, state: ListingState): CollectionView {
  const config = useConfig();
  const own = useDefaultSort();
  const query = useGetCollectionQuery({
    attribute,
    value,
    query: listingQuery(firstPageIfEndless(state, config), config, own),
  });
  const collection = query.currentData ?? query.data;
  return {
    collection,
    isUnknown: isApiError(query.error) && query.error.status === 404,
    source: { ...toListingQueryResult(query, query.currentData, query.data), defaultSort: own },
  };
}
