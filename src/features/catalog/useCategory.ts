import { isApiError } from '@/api/apiError';
import type { CategoryPage } from '@/api/contract/category';
import { useConfig } from '@/config/configSlice';
import { useGetCategoryQuery } from './catalogApi';
import { firstPageIfEndless, listingQuery } from './listingQuery';
import type { ListingSource } from './listingShown';
import { listingSource } from './listingSource';
import type { ListingState } from './listingUrl';
import { useOwnOrder } from './useOwnOrder';

interface CategoryView {
  /** While another page of the same category loads, the one before. */
  category: CategoryPage | undefined;
  isUnknown: boolean;
  source: ListingSource;
}

export function useCategory(key: string, state: ListingState): CategoryView {
  const config = useConfig();
  const own = useOwnOrder(key);
  const query = useGetCategoryQuery({
    key,
    query: listingQuery(firstPageIfEndless(state, config), config, own),
  });
  const previous = query.data?.url_key === key ? query.data : undefined;
  return {
    category: query.currentData ?? previous,
    isUnknown: isApiError(query.error) && query.error.status === 404,
    source: { ...listingSource(query, query.currentData?.listing, previous?.listing), ownOrder: own },
  };
}
