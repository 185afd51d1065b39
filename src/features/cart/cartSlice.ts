import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The product that was just added, for the notice. */
export interface AddedProduct {
  name: string;
  image: string;
  qty: number;
}

interface CartState {
  isDrawerOpen: boolean;
  /** null when the notice is closed (docs/spec/01 §8, addToCart). */
  added: AddedProduct | null;
  /** The server's message when adding failed. */
  rejection: string | null;
  /** Units of pending additions, which the cached cart does not include. */
  pendingQuantity: number;
}

const initialState: CartState = { isDrawerOpen: false, added: null, rejection: null, pendingQuantity: 0 };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    drawerOpened(state) {
      state.isDrawerOpen = true;
      state.added = null;
    },
    drawerClosed(state) {
      state.isDrawerOpen = false;
    },
    pendingQuantityChanged(state, { payload }: PayloadAction<number>) {
      state.pendingQuantity += payload;
    },
    productAdded(state, { payload }: PayloadAction<AddedProduct>) {
      state.added = payload;
      state.rejection = null;
    },
    addToCartRejected(state, { payload }: PayloadAction<string>) {
      state.rejection = payload;
      state.added = null;
    },
    noticeDismissed(state) {
      state.added = null;
      state.rejection = null;
    },
  },
  selectors: {
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
    selectAdded: (state) => state.added,
    selectRejection: (state) => state.rejection,
    selectPendingQuantity: (state) => state.pendingQuantity,
  },
});

export const {
  drawerOpened,
  drawerClosed,
  pendingQuantityChanged,
  productAdded,
  addToCartRejected,
  noticeDismissed,
} = cartSlice.actions;
export const { selectIsDrawerOpen, selectAdded, selectRejection, selectPendingQuantity } =
  cartSlice.selectors;
