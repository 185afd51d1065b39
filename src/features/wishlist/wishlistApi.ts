import { deleteWishlist, listWishlist, postWishlist } from '@contract/customer';
import type { ResponseOf } from '@contract/endpoint';
import { call } from '@/api/call';
import { sessionApi } from '@/api/sessionApi';

export type Wishlist = ResponseOf<typeof listWishlist>;

/** Requests are sent one after another, because the server stores the products in the order in which they were added. */
const QUEUE = { queue: 'wishlist' };

const withItem = (list: Wishlist, id: string, isOnWishlist: boolean): Wishlist => {
  const others = list.filter(({ product_id }) => product_id !== id);
  return isOnWishlist ? [{ product_id: id, product: null }, ...others] : others;
};

/** Wishlist of a signed-in customer; a guest's is in wishlistSlice (docs/spec/10 §1). */
export const wishlistApi = sessionApi.injectEndpoints({
  endpoints: (build) => {
    /** A write with an optimistic update of the list, which is rolled back if the request is rejected. */
    const wishlistWrite = (toCall: (id: string) => ReturnType<typeof call>, isOnWishlist: boolean) =>
      build.mutation<unknown, string>({
        query: (id) => ({ ...toCall(id), ...QUEUE }),
        invalidatesTags: ['Wishlist'],
        async onQueryStarted(id, { dispatch, queryFulfilled }) {
          const setItem = (isOn: boolean) =>
            dispatch(
              wishlistApi.util.updateQueryData('listWishlist', undefined, (list) => withItem(list, id, isOn)),
            );
          setItem(isOnWishlist);
          await queryFulfilled.catch(() => setItem(!isOnWishlist));
        },
      });
    return {
      listWishlist: build.query<Wishlist, void>({
        query: () => ({ ...call(listWishlist), ...QUEUE }),
        providesTags: ['Wishlist'],
      }),
      addWishlistItem: wishlistWrite((product_id) => call(postWishlist, { body: { product_id } }), true),
      removeWishlistItem: wishlistWrite(
        (product_id) => call(deleteWishlist, { query: { product_id } }),
        false,
      ),
    };
  },
});

export const { useListWishlistQuery, useAddWishlistItemMutation } = wishlistApi;
