import { type CategoryPage, type Facet, getCategory, getDynamicCategory } from '@contract/category';
import {
  type Block,
  type ContentPage,
  getBlock,
  getPage,
  getPromoBanner,
  listBlocks,
  listPromoBanners,
} from '@contract/content';
import type { CallArguments, ResponseOf } from '@contract/endpoint';
import { DEFAULT_CATEGORY } from '@contract/paths';
import type { Product } from '@contract/product';
import { getPersonalProducts } from '@contract/productEndpoints';
import { sendOrSpecified } from '@/api/baseQuery';
import { type Call, call } from '@/api/call';
import { api } from '@/api/createApi';

type FacetValue = Facet['values'][number];
export type Banner = ResponseOf<typeof listPromoBanners>[number];
/** Selects the banners of a type, or a single banner by id. */
export type BannerQuery =
  | ({ type: string } & CallArguments<typeof listPromoBanners>['query'])
  | { bannerId: string };

/** Selects the products of a product carousel: by category, by attribute value, or by comma-separated skus. */
export interface ProductListQuery {
  category: string;
  skus: string;
  attribute: string;
  value: string;
  order: string;
  limit: number;
}

/** A list of SKUs; location is the position of the carousel (docs/spec/09 §2). */
const skusOf = (sku: string) => ({ location: 'content', sku });

function productListCall({ category, skus, attribute, value, order, limit }: ProductListQuery): Call {
  const query = { embed: 'products', page: 1, limit, ...(order ? { order } : {}) };
  if (skus) return call(getPersonalProducts, { query: { ...skusOf(skus), limit } });
  if (attribute) return call(getDynamicCategory, { params: { attribute, value }, query });
  return call(getCategory, { params: { key: category || DEFAULT_CATEGORY }, query });
}

type ProductListResponse = Product[] | { products: Product[] } | { listing?: { products: Product[] } };

const toProducts = (response: ProductListResponse): Product[] => {
  if (Array.isArray(response)) return response;
  return 'products' in response ? response.products : (response.listing?.products ?? []);
};

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlock: build.query<Block, string>({
      query: (identifier) => call(getBlock, { params: { identifier } }),
      transformResponse: (block: ResponseOf<typeof getBlock>, _, identifier) =>
        block.identifier === identifier ? block : { ...block, identifier },
    }),
    /** Lists those of the comma-separated block identifiers that exist, in one call. A missing block is not an error. */
    findBlocks: build.query<Block[], string>({
      queryFn: async (identifiers, _api, _options, send) => {
        const narrowed = call(listBlocks, { query: { identifiers } });
        const result = await sendOrSpecified<Block[]>(narrowed, call(listBlocks, { query: {} }), send);
        if (result.error) return result;
        const names = identifiers.split(',');
        return { data: result.data.filter(({ identifier }) => names.includes(identifier)) };
      },
    }),
    getPage: build.query<ContentPage, string>({
      query: (identifier) => call(getPage, { params: { identifier } }),
    }),
    /** Lists the brands of the catalog, from the brand facet of the default category. */
    listBrands: build.query<FacetValue[], void>({
      query: () =>
        call(getCategory, {
          params: { key: DEFAULT_CATEGORY },
          query: { embed: 'products', page: 1, limit: 1 },
        }),
      transformResponse: ({ listing }: CategoryPage) =>
        listing?.facets.find(({ code }) => code === 'manufacturer' || code === 'brand')?.values ?? [],
    }),
    listBanners: build.query<Banner[], BannerQuery>({
      query: (banner) => {
        if ('bannerId' in banner) return call(getPromoBanner, { params: banner });
        const { type, ...query } = banner;
        return call(listPromoBanners, { params: { type }, query });
      },
      transformResponse: (response: Banner | Banner[]) => [response].flat(),
    }),
    getProductList: build.query<Product[], ProductListQuery>({
      queryFn: async (query, _api, _options, send) => {
        const extended = productListCall(query);
        const specified = query.skus ? call(getPersonalProducts, { query: skusOf(query.skus) }) : null;
        const result = await sendOrSpecified<ProductListResponse>(extended, specified, send);
        return result.error ? result : { data: toProducts(result.data).slice(0, query.limit) };
      },
    }),
  }),
});

export const {
  useGetBlockQuery,
  useFindBlocksQuery,
  useGetPageQuery,
  useListBrandsQuery,
  useListBannersQuery,
  useGetProductListQuery,
} = contentApi;
