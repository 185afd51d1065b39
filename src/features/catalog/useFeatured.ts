import type { StoreConfig } from '@/api/contract/config';
import type { Product } from '@/api/contract/product';
import { useConfig } from '@/config/configSlice';
import { type CategoryRequest, useGetCategoryQuery } from './catalogApi';

const none: Product[] = [];

/** The best rated of a category, as many as the store features (commerce specification §9). */
export const featuredRequest = (key: string, config: StoreConfig): CategoryRequest => ({
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
