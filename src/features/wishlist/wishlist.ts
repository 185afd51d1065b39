import { pagePaths } from '@contract/paths';
import { createSelector, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { useGetSessionQuery } from '@/api/sessionApi';
import { noticeOpened } from '@/features/product/notice/productNoticeSlice';
import { useAddWishlistItemMutation, useListWishlistQuery, wishlistApi } from './wishlistApi';
import { productUnwished, productWished, selectDeviceWishlistIds } from './wishlistSlice';

export type WishlistRootState = Parameters<ReturnType<typeof wishlistApi.endpoints.listWishlist.select>>[0] &
  Parameters<typeof selectDeviceWishlistIds>[0];

export type WishlistDispatch = ThunkDispatch<WishlistRootState, unknown, UnknownAction>;

const selectSession = wishlistApi.endpoints.getSession.select();
const selectList = wishlistApi.endpoints.listWishlist.select();

const selectIsSignedIn = (state: WishlistRootState) => selectSession(state).data?.isloggedin ?? false;

const selectCustomerWishlistIds = createSelector(
  (state: WishlistRootState) => selectList(state).data,
  (list) => list?.map(({ product_id }) => product_id) ?? [],
);

/** Selects entity_ids, newest first: the server's list when signed in, or else this device's (docs/spec/10 §1). */
export const selectWishlistIds = (state: WishlistRootState): readonly string[] =>
  selectIsSignedIn(state) ? selectCustomerWishlistIds(state) : selectDeviceWishlistIds(state);

/**
 * Adds a product to the wishlist or removes it. Resolves to whether the change was saved; a failure opens a notice
 * with the server's message.
 */
export const wishlistItemSet =
  (
    id: string,
    isOnWishlist: boolean,
  ): ThunkAction<Promise<boolean>, WishlistRootState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    // The session determines which list changes. Until it is known, the device's list changes, so that nothing is lost if the page is left.
    if (!selectIsSignedIn(getState())) {
      dispatch(isOnWishlist ? productWished(id) : productUnwished(id));
      await dispatch(wishlistApi.util.getRunningQueryThunk('getSession', undefined));
      if (!selectIsSignedIn(getState())) return true;
      dispatch(productUnwished(id));
    }
    const { addWishlistItem, removeWishlistItem } = wishlistApi.endpoints;
    const { error } = await dispatch((isOnWishlist ? addWishlistItem : removeWishlistItem).initiate(id));
    if (!error) return true;
    dispatch(
      noticeOpened({ product: '', area: 'wishlist', link: pagePaths.wishlist, error: messageOf(error, '') }),
    );
    return false;
  };

interface Wishlist {
  /** entity_ids, newest first. */
  ids: readonly string[];
  /** Whether the list is still loading; ids may be empty in the meantime. */
  isLoading: boolean;
  /** Reloads the customer's list; null unless it could not be read. */
  retry: (() => void) | null;
  add: (id: string) => void;
  remove: (id: string) => void;
}

/** The shopper's wishlist; loaded from the server when signed in (docs/spec/10 §1). */
export function useWishlist(): Wishlist {
  const session = useGetSessionQuery(undefined, {
    selectFromResult: ({ data, isLoading, isUninitialized }) => ({
      isSignedIn: data?.isloggedin ?? false,
      isLoading: isLoading || isUninitialized,
    }),
  });
  const dispatch = useDispatch<WishlistDispatch>();
  const list = useListWishlistQuery(undefined, { skip: !session.isSignedIn });
  return {
    ids: useSelector(selectWishlistIds),
    isLoading: session.isLoading || list.isLoading,
    retry: list.isError && !list.data ? () => void list.refetch() : null,
    add: (id) => void dispatch(wishlistItemSet(id, true)),
    remove: (id) => void dispatch(wishlistItemSet(id, false)),
  };
}

/** Returns a function that merges this device's wishlist into the customer's, preserving the order; rejected products stay on the device. */
export function useMergeWishlist(): () => Promise<void> {
  const dispatch = useDispatch();
  const deviceIds = useSelector(selectDeviceWishlistIds);
  const [addWishlistItem] = useAddWishlistItemMutation();
  return async () => {
    for (const id of [...deviceIds].reverse()) {
      const { error } = await addWishlistItem(id);
      if (!error) dispatch(productUnwished(id));
    }
  };
}
