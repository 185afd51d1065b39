import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useConfig } from '@/config/configSlice';
import { ownOrder } from './listingQuery';

/** The order a list begins with; key undefined is a list that is no category's. */
export function useOwnOrder(key?: string): string | undefined {
  const config = useConfig();
  const { data: categories } = useListCategoriesQuery(undefined, { skip: key === undefined });
  return ownOrder(
    categories?.find(({ url_key }) => url_key === key),
    config,
  );
}
