import { call } from '@/api/call';
import { deleteWishlist, listWishlist, postWishlist } from '@/api/contract/customer';
import type { ResponseOf } from '@/api/contract/endpoint';
import { sessionApi } from '@/api/sessionApi';

export type Wishlist = ResponseOf<typeof listWishlist>;

/** A customer's list; a visitor's lives in wishlistSlice (commerce specification §6). */
export const wishlistApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    listWishlist: build.query<Wishlist, void>({
      query: () => call(listWishlist),
      providesTags: ['Wishlist'],
    }),
    addWish: build.mutation<Wishlist, string>({
      query: (product_id) => call(postWishlist, { body: { product_id } }),
      invalidatesTags: ['Wishlist'],
    }),
    removeWish: build.mutation<Wishlist, string>({
      query: (product_id) => call(deleteWishlist, { query: { product_id } }),
      invalidatesTags: ['Wishlist'],
    }),
  }),
});

export const { useListWishlistQuery, useAddWishMutation, useRemoveWishMutation } = wishlistApi;
