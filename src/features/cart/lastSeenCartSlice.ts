import type { Cart } from '@contract/cart';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LastSeenCart {
  /** When the cart was loaded; milliseconds since 1970. */
  seenAt: number;
  /** null: this device never saw a cart. */
  cart: Cart | null;
}

const initialState: LastSeenCart = { seenAt: 0, cart: null };

/** The cart as this device saw it last, which can be read without network (src/app/persistence.ts stores it). */
export const lastSeenCartSlice = createSlice({
  name: 'lastSeenCart',
  initialState,
  reducers: {
    cartSeen: (_, { payload }: PayloadAction<LastSeenCart>) => payload,
  },
  selectors: {
    selectLastSeenCart: (state) => state,
  },
});

export const { cartSeen } = lastSeenCartSlice.actions;
export const { selectLastSeenCart } = lastSeenCartSlice.selectors;
