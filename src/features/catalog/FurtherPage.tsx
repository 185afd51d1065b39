import type { ReactNode } from 'react';
import { useConfig } from '@/config/configSlice';
import { useGetCategoryQuery, useGetCollectionQuery } from './catalogApi';
import { listingQuery } from './listingQuery';
import type { ListingSource } from './listingShown';
import { listingSource } from './listingSource';
import type { ListingState } from './listingUrl';
import { useOwnOrder } from './useOwnOrder';

interface Props {
  state: ListingState;
  children: (source: ListingSource) => ReactNode;
}

/** One further page of a category, for endless lists. */
export function FurtherCategoryPage({ categoryKey, state, children }: Props & { categoryKey: string }) {
  const own = useOwnOrder(categoryKey);
  const query = useGetCategoryQuery({ key: categoryKey, query: listingQuery(state, useConfig(), own) });
  return children(listingSource(query, query.currentData?.listing, undefined));
}

/** One further page of a special collection, for endless lists. */
export function FurtherCollectionPage(props: Props & { attribute: string; value: string }) {
  const { attribute, value, state, children } = props;
  const own = useOwnOrder();
  const query = useGetCollectionQuery({ attribute, value, query: listingQuery(state, useConfig(), own) });
  return children(listingSource(query, query.currentData, undefined));
}
