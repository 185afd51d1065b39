import { type Call, call } from '@/api/call';
import { type CategoryPage, type Facet, getCategory, getDynamicCategory } from '@/api/contract/category';
import {
  type Block,
  type ContentPage,
  getBlock,
  getPage,
  getPromoBanner,
  listBlocks,
  listPromoBanners,
} from '@/api/contract/content';
import type { CallArguments, ResponseOf } from '@/api/contract/endpoint';
import type { Product } from '@/api/contract/product';
import { getPersonalProducts } from '@/api/contract/productEndpoints';
import { api } from '@/api/createApi';

type FacetValue = Facet['values'][number];
export type Banner = ResponseOf<typeof listPromoBanners>[number];
/** Banners of a type, or the one of an id. */
export type BannerQuery =
  | ({ type: string } & CallArguments<typeof listPromoBanners>['query'])
  | { bannerId: string };

/** Products of one shelf of a page: a category, a special collection, or named skus. */
export interface ShelfQuery {
  category: string;
  skus: string;
  attribute: string;
  value: string;
  order: string;
  limit: number;
}

function shelfCall({ category, skus, attribute, value, order, limit }: ShelfQuery): Call {
  const query = { embed: 'products', page: 1, limit, ...(order ? { order } : {}) };
  if (skus) return call(getPersonalProducts, { query: { sku: skus, limit } });
  if (attribute) return call(getDynamicCategory, { params: { attribute, value }, query });
  return call(getCategory, { params: { key: category || 'default-category' }, query });
}

type ShelfAnswer = Product[] | { products: Product[] } | { listing?: { products: Product[] } };

const productsOf = (answer: ShelfAnswer): Product[] => {
  if (Array.isArray(answer)) return answer;
  return 'products' in answer ? answer.products : (answer.listing?.products ?? []);
};

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlock: build.query<Block, string>({
      query: (identifier) => call(getBlock, { params: { identifier } }),
    }),
    /** Those of some blocks (identifiers by commas) that there are: one call, where a missing one is no fault. */
    findBlocks: build.query<Block[], string>({
      query: (identifiers) => call(listBlocks, { query: { identifiers } }),
      transformResponse: (blocks: Block[], _, identifiers) =>
        blocks.filter(({ identifier }) => identifiers.split(',').includes(identifier)),
    }),
    getPage: build.query<ContentPage, string>({
      query: (identifier) => call(getPage, { params: { identifier } }),
    }),
    /** Makers of what the shop sells: the facet of the whole catalogue. */
    listBrands: build.query<FacetValue[], void>({
      query: () =>
        call(getCategory, {
          params: { key: 'default-category' },
          query: { embed: 'products', page: 1, limit: 1 },
        }),
      transformResponse: ({ listing }: CategoryPage) =>
        listing?.facets.find(({ code }) => code === 'manufacturer' || code === 'brand')?.values ?? [],
    }),
    listBanners: build.query<Banner[], BannerQuery>({
      query: (given) => {
        if ('bannerId' in given) return call(getPromoBanner, { params: given });
        const { type, ...query } = given;
        return call(listPromoBanners, { params: { type }, query });
      },
      transformResponse: (answer: Banner | Banner[]) => [answer].flat(),
    }),
    getShelf: build.query<Product[], ShelfQuery>({
      query: shelfCall,
      transformResponse: (answer: ShelfAnswer, _, { limit }) => productsOf(answer).slice(0, limit),
    }),
  }),
});

export const {
  useGetBlockQuery,
  useFindBlocksQuery,
  useGetPageQuery,
  useListBrandsQuery,
  useListBannersQuery,
  useGetShelfQuery,
} = contentApi;
