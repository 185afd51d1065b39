import type { CategoryPage } from '@contract/category';
import { isApiError } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { useGetCategoryQuery } from '@/features/catalog/catalogApi';
import { firstPageIfEndless, listingQuery } from '@/features/catalog/listing/listingQuery';
import { type ListingQueryResult, toListingQueryResult } from '@/features/catalog/listing/listingQueryResult';
import type { ListingState } from '@/features/catalog/listing/listingState';
import { useDefaultSort } from '@/features/catalog/listing/useDefaultSort';

interface CategoryView {
  /** The previous page of the same category while another one loads. */
  category: CategoryPage | undefined;
  isUnknown: boolean;
  source: ListingQueryResult;
}

export function useCategory(key: string, state: ListingState): CategoryView {
  const config = useConfig();
  const own = useDefaultSort(key);
  const query = useGetCategoryQuery({
    key,
    query: listingQuery(firstPageIfEndless(state, config), config, own),
  });
  const previous = query.data?.url_key === key ? query.data : undefined;
  return {
    category: query.currentData ?? previous,
    isUnknown: isApiError(query.error) && query.error.status === 404,
    source: {
      ...toListingQueryResult(query, query.currentData?.listing, previous?.listing),
      defaultSort: own,
    },
  };
}
