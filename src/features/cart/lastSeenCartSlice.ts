import type { Cart } from '@contract/cart';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LastSeenCart {
  /** When the cart was loaded; milliseconds since 1970. */
  seenAt: number;
  /** null: this device has never seen a cart. */
  cart: Cart | null;
}

const initialState: LastSeenCart = { seenAt: 0, cart: null };

/** The last cart seen on this device, which can be read offline (src/app/persistence.ts stores it). */
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
