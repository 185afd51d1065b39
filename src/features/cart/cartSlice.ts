import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a shopper just put in the cart, for the notice. */
export interface AddedProduct {
  name: string;
  image: string;
  qty: number;
}

interface CartState {
  isDrawerOpen: boolean;
  /** null when the notice is closed (shell specification §3, addToCart). */
  added: AddedProduct | null;
  /** The server's reason why something was not added. */
  refusal: string | null;
  /** Pieces just pressed into the cart that the kept cart does not know of yet. */
  pressed: number;
}

const initialState: CartState = { isDrawerOpen: false, added: null, refusal: null, pressed: 0 };

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
    piecesPressed(state, { payload }: PayloadAction<number>) {
      state.pressed += payload;
    },
    productAdded(state, { payload }: PayloadAction<AddedProduct>) {
      state.added = payload;
      state.refusal = null;
    },
    productRefused(state, { payload }: PayloadAction<string>) {
      state.refusal = payload;
      state.added = null;
    },
    noticeDismissed(state) {
      state.added = null;
      state.refusal = null;
    },
  },
  selectors: {
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
    selectAdded: (state) => state.added,
    selectRefusal: (state) => state.refusal,
    selectPressed: (state) => state.pressed,
  },
});

export const { drawerOpened, drawerClosed, piecesPressed, productAdded, productRefused, noticeDismissed } =
  cartSlice.actions;
export const { selectIsDrawerOpen, selectAdded, selectRefusal, selectPressed } = cartSlice.selectors;
