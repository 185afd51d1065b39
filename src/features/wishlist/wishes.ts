import { createSelector, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { wishlistApi } from './wishlistApi';
import { productUnwished, productWished, selectWishedIds } from './wishlistSlice';

export type WishState = Parameters<ReturnType<typeof wishlistApi.endpoints.listWishlist.select>>[0] &
  Parameters<typeof selectWishedIds>[0];

export type WishDispatch = ThunkDispatch<WishState, unknown, UnknownAction>;

const selectSession = wishlistApi.endpoints.getSession.select();
const selectList = wishlistApi.endpoints.listWishlist.select();

const selectIsSignedIn = (state: WishState) => selectSession(state).data?.isloggedin ?? false;

const selectListed = createSelector(
  (state: WishState) => selectList(state).data,
  (list) => list?.map(({ product_id }) => product_id) ?? [],
);

/** entity_ids, newest first: the server's when signed in, else those kept on this device (commerce specification §6). */
export const selectWishes = (state: WishState): readonly string[] =>
  selectIsSignedIn(state) ? selectListed(state) : selectWishedIds(state);

/** Puts a product on the list, or takes it off. */
export const wishSet =
  (id: string, isWished: boolean): ThunkAction<void, WishState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    if (!selectIsSignedIn(getState())) {
      dispatch(isWished ? productWished(id) : productUnwished(id));
      return;
    }
    const { addWish, removeWish } = wishlistApi.endpoints;
    void dispatch((isWished ? addWish : removeWish).initiate(id));
  };
