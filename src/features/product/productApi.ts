import { call } from '@/api/call';
import type { ResponseOf } from '@/api/contract/endpoint';
import type { Product, ProductPage } from '@/api/contract/product';
import {
  getInventory,
  getPersonalProducts,
  getProduct,
  getReviews,
  getShippingEstimate,
  postReviewVote,
  type Review,
  type ReviewSummary,
} from '@/api/contract/productEndpoints';
import { api } from '@/api/createApi';

export type Inventory = ResponseOf<typeof getInventory>;
export type ShippingEstimate = ResponseOf<typeof getShippingEstimate>;

export interface ReviewsRequest {
  id: string;
  page: number;
  order: string;
  /** Only reviews with so many stars; null for all. */
  rating: number | null;
}

/** url_key or entity_id, alone or with the shopper's shop, whose stock and price then count. */
export type ProductRequest = string | { id: string; storelocationid: string };

/** Parts of a product's page that a backend sends only when named (commerce specification §7). */
const EMBED =
  'images,assets,attributes,simple_products,bundle_items,outlets,promotions,location_inventory,categories,addons,step_up';

/** What a carousel asks for; see getPersonalProducts of the contract. */
export interface PersonalRequest {
  product_type?: string;
  sku?: string;
  collection_name?: string;
  display_linq_related_products?: string;
  attribute?: string;
  value?: string;
  location?: string;
  limit?: number;
}

export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProduct: build.query<ProductPage, ProductRequest>({
      query: (asked) => {
        const { id, ...place } = typeof asked === 'string' ? { id: asked } : asked;
        return call(getProduct, { params: { id }, query: { embed: EMBED, ...place } });
      },
    }),
    getReviews: build.query<ReviewSummary, ReviewsRequest>({
      query: ({ id, ...query }) =>
        call(getReviews, { params: { id }, query: { embed: 'reviews', ...query } }),
      providesTags: ['Reviews'],
    }),
    voteOnReview: build.mutation<Review, { id: string; review_id: string; helpful: boolean }>({
      query: ({ helpful, ...params }) => call(postReviewVote, { params, body: { helpful } }),
      invalidatesTags: ['Reviews'],
    }),
    getInventory: build.query<Inventory, { id: string; zip?: string; storelocationid?: string }>({
      query: ({ id, ...query }) => call(getInventory, { params: { id }, query }),
    }),
    getShippingEstimate: build.query<ShippingEstimate, { id: string; zip: string }>({
      query: (params) => call(getShippingEstimate, { params }),
    }),
    getPersonalProducts: build.query<Product[], PersonalRequest>({
      query: (query) => call(getPersonalProducts, { query }),
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
