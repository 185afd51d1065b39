import type { TenantConfig } from '@contract/config';
import type { Product } from '@contract/product';
import { useConfig } from '@/config/configSlice';
import { type CategoryRequest, useGetCategoryQuery } from '@/features/catalog/catalogApi';

const none: Product[] = [];

/** Query for the best rated products of a category; the tenant configures how many (docs/spec/07 §8). */
export const featuredRequest = (key: string, config: TenantConfig): CategoryRequest => ({
  key,
  query: {
    embed: 'products',
    page: 1,
    limit: config.featured_product_limit,
    order: 'rating',
    dir: 'desc',
    visibility: undefined,
    filters: undefined,
  },
});

export const useFeatured = (key: string): Product[] =>
  useGetCategoryQuery(featuredRequest(key, useConfig())).currentData?.listing?.products ?? none;
