import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface WishlistState {
  /** A guest's list: entity_ids, newest first. A customer's list is on the server. */
  productIds: string[];
}

const initialState: WishlistState = { productIds: [] };

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    productWished(state, { payload }: PayloadAction<string>) {
      if (!state.productIds.includes(payload)) state.productIds.unshift(payload);
    },
    productUnwished(state, { payload }: PayloadAction<string>) {
      state.productIds = state.productIds.filter((id) => id !== payload);
    },
  },
  selectors: {
    selectDeviceWishlistIds: (state) => state.productIds,
    selectIsWished: (state, id: string) => state.productIds.includes(id),
  },
});

export const { productWished, productUnwished } = wishlistSlice.actions;
export const { selectDeviceWishlistIds, selectIsWished } = wishlistSlice.selectors;
