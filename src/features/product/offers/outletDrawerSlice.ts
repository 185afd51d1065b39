import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface OutletDrawerState {
  /** entity_id of the product whose outlet pieces are shown; '' while the drawer is closed. */
  productIdSideDrawer: string;
}

const initialState: OutletDrawerState = { productIdSideDrawer: '' };

/** The drawer of outlet pieces: opens with a product id, closes by clearing it (docs/spec/01 §8, outletProductSideDrawer). */
export const outletDrawerSlice = createSlice({
  name: 'outletProductSideDrawer',
  initialState,
  reducers: {
    outletDrawerOpened: (_, { payload }: PayloadAction<string>) => ({ productIdSideDrawer: payload }),
    outletDrawerClosed: () => initialState,
  },
  selectors: { selectOutletProductId: (state) => state.productIdSideDrawer },
});

export const { outletDrawerOpened, outletDrawerClosed } = outletDrawerSlice.actions;
export const { selectOutletProductId } = outletDrawerSlice.selectors;
