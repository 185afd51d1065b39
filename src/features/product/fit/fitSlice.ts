import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface FitState {
  /** The shopper's place and doorway as they stand in an address (contract/fit.ts); '' before anything was measured. */
  room: string;
}

const initialState: FitState = { room: '' };

/** What a shopper measured at home, kept on this device for every product. */
export const fitSlice = createSlice({
  name: 'fit',
  initialState,
  reducers: {
    roomMeasured(state, { payload }: PayloadAction<string>) {
      state.room = payload;
    },
  },
  selectors: { selectRoom: (state) => state.room },
});

export const { roomMeasured } = fitSlice.actions;
export const { selectRoom } = fitSlice.selectors;
