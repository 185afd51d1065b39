import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface FitState {
  /** The shopper's space and doorway, serialised as in the URL (contract/fit.ts); '' before anything was measured. */
  room: string;
}

const initialState: FitState = { room: '' };

/** The shopper's measurements, persisted on this device for all products. */
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
