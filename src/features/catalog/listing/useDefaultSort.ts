import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useConfig } from '@/config/configSlice';
import { defaultSort } from './listingQuery';

/** Default sort of a listing; key undefined for listings that are no category. */
export function useDefaultSort(key?: string): string | undefined {
  const config = useConfig();
  const { data: categories } = useListCategoriesQuery(undefined, { skip: key === undefined });
  return defaultSort(
    categories?.find(({ url_key }) => url_key === key),
    config,
  );
}
