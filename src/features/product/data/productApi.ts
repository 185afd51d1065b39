import type { ResponseOf } from '@contract/endpoint';
import type { Product, ProductPage } from '@contract/product';
import {
  getInventory,
  getPersonalProducts,
  getProduct,
  getReviews,
  getShippingEstimate,
  postReviewVote,
  type ReviewSummary,
} from '@contract/productEndpoints';
import { sendOrSpecified } from '@/api/baseQuery';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import type { ProductRequest } from './productRequest';

export type Inventory = ResponseOf<typeof getInventory>;
export type ShippingEstimate = ResponseOf<typeof getShippingEstimate>;

export interface ReviewsRequest {
  id: string;
  page: number;
  order: string;
  /** Only reviews with this number of stars; null for all. */
  rating: number | null;
}

/** lat and long in decimal degrees: the nearest locations come first. */
interface InventoryRequest {
  /** entity_id of the product or of its selected variant. */
  id: string;
  zip?: string;
  lat?: string;
  long?: string;
  storelocationid?: string;
}

/** Parts of a product that a backend sends only when requested (docs/spec/09 §2). */
const EMBED =
  'images,assets,attributes,simple_products,bundle_items,outlets,promotions,location_inventory,categories,addons,step_up';

/** Query of a product carousel; see getPersonalProducts in the contract. */
export interface PersonalRequest {
  product_type?: string;
  sku?: string;
  collection_name?: string;
  display_linq_related_products?: string;
  location?: string;
  limit?: number;
}

export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProduct: build.query<ProductPage, ProductRequest>({
      query: (request) => {
        const { id, ...location } = typeof request === 'string' ? { id: request } : request;
        return call(getProduct, { params: { id }, query: { embed: EMBED, ...location } });
      },
    }),
    getReviews: build.query<ReviewSummary, ReviewsRequest>({
      query: ({ id, ...query }) =>
        call(getReviews, { params: { id }, query: { embed: 'reviews', ...query } }),
      transformResponse: (response: ReviewSummary, _meta, { page }) => ({
        ...response,
        page: response.page || page,
      }),
      providesTags: ['Reviews'],
    }),
    voteOnReview: build.mutation<unknown, { id: string; review_id: string; helpful: boolean }>({
      query: ({ helpful, ...params }) => call(postReviewVote, { params, body: { helpful } }),
      invalidatesTags: ['Reviews'],
    }),
    getInventory: build.query<Inventory, InventoryRequest>({
      query: ({ id, ...query }) => call(getInventory, { params: { id }, query }),
    }),
    getShippingEstimate: build.query<ShippingEstimate, { id: string; zip: string }>({
      query: (params) => call(getShippingEstimate, { params }),
    }),
    getPersonalProducts: build.query<Product[], PersonalRequest>({
      queryFn: ({ limit, ...query }, _api, _options, send) =>
        sendOrSpecified<Product[]>(
          call(getPersonalProducts, { query: { ...query, limit } }),
          call(getPersonalProducts, { query }),
          send,
        ),
    }),
  }),
});

export const {
  useGetProductQuery,
  useGetReviewsQuery,
  useVoteOnReviewMutation,
  useGetInventoryQuery,
  useGetShippingEstimateQuery,
  useGetPersonalProductsQuery,
} = productApi;
