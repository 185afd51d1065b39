import type { CategoryPage } from '@contract/category';
import type { ReactNode } from 'react';
import { isApiError } from '@/api/apiError';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useConfig } from '@/config/configSlice';
import { type Collection, useGetCategoryQuery, useGetCollectionQuery } from '@/features/catalog/catalogApi';
import { categoryQuery, defaultSort, firstPageIfEndless, listingQuery } from './listingQuery';
import { type ListingQueryResult, toListingQueryResult } from './listingQueryResult';
import type { ListingState } from './listingState';

interface CategoryView {
  /** The previous page of the same category while another one loads. */
  category: CategoryPage | undefined;
  isUnknown: boolean;
  source: ListingQueryResult;
}

export function useCategory(key: string, state: ListingState): CategoryView {
  const config = useConfig();
  const sort = useDefaultSort(key);
  const query = useGetCategoryQuery({
    key,
    query: categoryQuery(firstPageIfEndless(state, config), config, sort),
  });
  const previous = query.data?.url_key === key ? query.data : undefined;
  return {
    category: query.currentData ?? previous,
    isUnknown: isApiError(query.error) && query.error.status === 404,
    source: {
      ...toListingQueryResult(query, query.currentData?.listing, previous?.listing),
      defaultSort: sort,
    },
  };
}

interface CollectionView {
  collection: Collection | undefined;
  isUnknown: boolean;
  source: ListingQueryResult;
}

/** Loads a special collection, the products that share an attribute's value: /catalog/special/{attribute}/{value}. */
export function useCollection(attribute: string, value: string, state: ListingState): CollectionView {
  const config = useConfig();
  const sort = useDefaultSort();
  const query = useGetCollectionQuery({
    attribute,
    value,
    query: listingQuery(firstPageIfEndless(state, config), config, sort),
  });
  const collection = query.currentData ?? query.data;
  return {
    collection,
    isUnknown: isApiError(query.error) && query.error.status === 404,
    source: { ...toListingQueryResult(query, query.currentData, query.data), defaultSort: sort },
  };
}

interface NextPageProps {
  state: ListingState;
  children: (source: ListingQueryResult) => ReactNode;
}

/** Loads a further page of a category, for endless listings. */
export function NextCategoryPage({ categoryKey, state, children }: NextPageProps & { categoryKey: string }) {
  const sort = useDefaultSort(categoryKey);
  const query = useGetCategoryQuery({ key: categoryKey, query: categoryQuery(state, useConfig(), sort) });
  return children(toListingQueryResult(query, query.currentData?.listing, undefined));
}

/** Loads a further page of a special collection, for endless listings. */
export function NextCollectionPage(props: NextPageProps & { attribute: string; value: string }) {
  const { attribute, value, state, children } = props;
  const sort = useDefaultSort();
  const query = useGetCollectionQuery({ attribute, value, query: listingQuery(state, useConfig(), sort) });
  return children(toListingQueryResult(query, query.currentData, undefined));
}

/** Default sort of a listing; key undefined for listings that are no category. */
function useDefaultSort(key?: string): string | undefined {
  const config = useConfig();
  const { data: categories } = useListCategoriesQuery(undefined, { skip: key === undefined });
  return defaultSort(
    categories?.find(({ url_key }) => url_key === key),
    config,
  );
}
