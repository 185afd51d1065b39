import { deleteWishlist, listWishlist, postWishlist } from '@contract/customer';
import type { ResponseOf } from '@contract/endpoint';
import { call } from '@/api/call';
import { sessionApi } from '@/api/sessionApi';

export type Wishlist = ResponseOf<typeof listWishlist>;

/** Wish list of a signed-in customer; a guest's is in wishlistSlice (docs/spec/10 §1). */
export const wishlistApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    listWishlist: build.query<Wishlist, void>({
      query: () => call(listWishlist),
      providesTags: ['Wishlist'],
    }),
    addWishlistItem: build.mutation<Wishlist, string>({
      query: (product_id) => call(postWishlist, { body: { product_id } }),
      invalidatesTags: ['Wishlist'],
    }),
    removeWishlistItem: build.mutation<Wishlist, string>({
      query: (product_id) => call(deleteWishlist, { query: { product_id } }),
      invalidatesTags: ['Wishlist'],
    }),
  }),
});

export const { useListWishlistQuery, useAddWishlistItemMutation, useRemoveWishlistItemMutation } =
  wishlistApi;
