import type { CategoryPage } from '@contract/category';
import type { ReactNode } from 'react';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useConfig } from '@/config/configSlice';
import { type Collection, useGetCategoryQuery, useGetCollectionQuery } from '@/features/catalog/catalogApi';
import { isNothingThere } from '@/lib/failedStatus';
import { categoryQuery, defaultSort, firstPageIfEndless, listingQuery } from './listingQuery';
import { type ListingQueryResult, toListingQueryResult, withSelectedFacets } from './listingQueryResult';
import { decisiveFacets, hasFilters, type ListingState, unfiltered } from './listingState';
import { useKnownFilters } from './useKnownFilters';

interface CategoryView {
  /** The previous page of the same category while another page loads. */
  category: CategoryPage | undefined;
  isUnknown: boolean;
  source: ListingQueryResult;
  /** The state in the URL, without parameters that are not filters of this listing. */
  state: ListingState;
}

export function useCategory(key: string, requested: ListingState): CategoryView {
  const config = useConfig();
  const sort = useDefaultSort(key);
  const queryOf = (state: ListingState) => categoryQuery(firstPageIfEndless(state, config), config, sort);
  const plain = useGetCategoryQuery(
    { key, query: queryOf(unfiltered(requested)) },
    { skip: !hasFilters(requested) },
  );
  const facets = decisiveFacets(plain.currentData?.listing);
  const { state, isPending } = useKnownFilters(requested, plain, facets);
  const query = useGetCategoryQuery({ key, query: queryOf(state) }, { skip: isPending });
  const previous = query.data?.url_key === key ? query.data : undefined;
  const result = toListingQueryResult(query, query.currentData?.listing, previous?.listing, isPending);
  return {
    category: query.currentData ?? previous,
    isUnknown: isNothingThere(query.error),
    source: { ...withSelectedFacets(result, state, facets), defaultSort: sort },
    state,
  };
}

interface CollectionView {
  collection: Collection | undefined;
  isUnknown: boolean;
  source: ListingQueryResult;
  /** As in CategoryView. */
  state: ListingState;
}

/** Loads a special collection, the products that share an attribute's value: /catalog/special/{attribute}/{value}. */
export function useCollection(attribute: string, value: string, requested: ListingState): CollectionView {
  const config = useConfig();
  const sort = useDefaultSort();
  const queryOf = (state: ListingState) => listingQuery(firstPageIfEndless(state, config), config, sort);
  const plain = useGetCollectionQuery(
    { attribute, value, query: queryOf(unfiltered(requested)) },
    { skip: !hasFilters(requested) },
  );
  const facets = decisiveFacets(plain.currentData);
  const { state, isPending } = useKnownFilters(requested, plain, facets);
  const query = useGetCollectionQuery({ attribute, value, query: queryOf(state) }, { skip: isPending });
  const collection = query.currentData ?? query.data;
  const result = toListingQueryResult(query, query.currentData, query.data, isPending);
  return {
    collection,
    isUnknown: isNothingThere(query.error),
    source: { ...withSelectedFacets(result, state, facets), defaultSort: sort },
    state,
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

/** Default sort of a listing. key: undefined for a listing that is not a category */
function useDefaultSort(key?: string): string | undefined {
  const config = useConfig();
  const { data: categories } = useListCategoriesQuery(undefined, { skip: key === undefined });
  return defaultSort(
    categories?.find(({ url_key }) => url_key === key),
    config,
  );
}
