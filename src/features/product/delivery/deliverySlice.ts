import { parsePostcode } from '@contract/postcode';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface DeliveryState {
  /** The shopper's ZIP or postal code in its normal form; '' until entered. The persisted state uses this name. */
  postcode: string;
}

const initialState: DeliveryState = { postcode: '' };

/** The shopper's delivery postcode: asked once, persisted on this device, and used by every tile, product, cart and list of locations. */
export const deliverySlice = createSlice({
  name: 'delivery',
  initialState,
  reducers: {
    /** Anything but a postcode of the United States or Canada is ignored. */
    postcodeEntered(state, { payload }: PayloadAction<string>) {
      state.postcode = parsePostcode(payload) ?? state.postcode;
    },
  },
  selectors: { selectPostcode: (state) => state.postcode },
});

export const { postcodeEntered } = deliverySlice.actions;
export const { selectPostcode } = deliverySlice.selectors;
