import { createSelector, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { wishlistApi } from './wishlistApi';
import { productUnwished, productWished, selectDeviceWishlistIds } from './wishlistSlice';

export type WishlistRootState = Parameters<ReturnType<typeof wishlistApi.endpoints.listWishlist.select>>[0] &
  Parameters<typeof selectDeviceWishlistIds>[0];

export type WishlistDispatch = ThunkDispatch<WishlistRootState, unknown, UnknownAction>;

const selectSession = wishlistApi.endpoints.getSession.select();
const selectList = wishlistApi.endpoints.listWishlist.select();

const selectIsSignedIn = (state: WishlistRootState) => selectSession(state).data?.isloggedin ?? false;

const selectListed = createSelector(
  (state: WishlistRootState) => selectList(state).data,
  (list) => list?.map(({ product_id }) => product_id) ?? [],
);

/**
 * Selects entity_ids, newest first: the server's list when signed in, else this device's (docs/spec/10 §1).
 */
export const selectWishlistIds = (state: WishlistRootState): readonly string[] =>
  selectIsSignedIn(state) ? selectListed(state) : selectDeviceWishlistIds(state);

/** Adds a product to the wish list or removes it. */
export const wishlistItemSet =
  (id: string, isOnWishlist: boolean): ThunkAction<void, WishlistRootState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    if (!selectIsSignedIn(getState())) {
      dispatch(isOnWishlist ? productWished(id) : productUnwished(id));
      return;
    }
    const { addWishlistItem, removeWishlistItem } = wishlistApi.endpoints;
    void dispatch((isOnWishlist ? addWishlistItem : removeWishlistItem).initiate(id));
  };
