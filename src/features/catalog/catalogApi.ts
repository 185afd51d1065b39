import { type CategoryPage, getCategory, getDynamicCategory, getPosmProducts } from '@contract/category';
import type { ResponseOf } from '@contract/endpoint';
import type { Product } from '@contract/product';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import type { ListingQuery } from './listing/listingQuery';

export interface CategoryRequest {
  key: string;
  query: ListingQuery;
}

export interface CollectionRequest {
  attribute: string;
  /** Several values are separated by commas. */
  value: string;
  query: ListingQuery;
}

export type Collection = ResponseOf<typeof getDynamicCategory>;

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategory: build.query<CategoryPage, CategoryRequest>({
      query: ({ key, query }) => call(getCategory, { params: { key }, query }),
    }),
    getCollection: build.query<Collection, CollectionRequest>({
      query: ({ attribute, value, query }) =>
        call(getDynamicCategory, { params: { attribute, value }, query }),
    }),
    getPosmProducts: build.query<Product[], string>({
      query: (values) =>
        call(getPosmProducts, {
          params: { values },
          query: { limit: 100, embed: 'images', dir: 'asc', order: 'position' },
        }),
    }),
  }),
});

export const { useGetCategoryQuery, useGetCollectionQuery, useGetPosmProductsQuery } = catalogApi;
