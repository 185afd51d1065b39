import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface WishlistState {
  /** A visitor's list: entity_ids, newest first. A customer's list is the server's. */
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
    wishlistMerged(state) {
      state.productIds = [];
    },
  },
  selectors: {
    selectWishedIds: (state) => state.productIds,
    selectIsWished: (state, id: string) => state.productIds.includes(id),
  },
});

export const { productWished, productUnwished, wishlistMerged } = wishlistSlice.actions;
export const { selectWishedIds, selectIsWished } = wishlistSlice.selectors;
