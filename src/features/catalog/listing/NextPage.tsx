import type { ReactNode } from 'react';
import { useConfig } from '@/config/configSlice';
import { useGetCategoryQuery, useGetCollectionQuery } from '@/features/catalog/catalogApi';
import { listingQuery } from './listingQuery';
import { type ListingQueryResult, toListingQueryResult } from './listingQueryResult';
import type { ListingState } from './listingState';
import { useDefaultSort } from './useDefaultSort';

interface Props {
  state: ListingState;
  children: (source: ListingQueryResult) => ReactNode;
}

/** Loads a further page of a category, for endless listings. */
export function NextCategoryPage({ categoryKey, state, children }: Props & { categoryKey: string }) {
  const own = useDefaultSort(categoryKey);
  const query = useGetCategoryQuery({ key: categoryKey, query: listingQuery(state, useConfig(), own) });
  return children(toListingQueryResult(query, query.currentData?.listing, undefined));
}

/** Loads a further page of a special collection, for endless listings. */
export function NextCollectionPage(props: Props & { attribute: string; value: string }) {
  const { attribute, value, state, children } = props;
  const own = useDefaultSort();
  const query = useGetCollectionQuery({ attribute, value, query: listingQuery(state, useConfig(), own) });
  return children(toListingQueryResult(query, query.currentData, undefined));
}
