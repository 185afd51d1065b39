import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface FitState {
  /** The shopper's space and doorway, serialised as in the URL (contract/fit.ts); '' until measured. The persisted state uses this name. */
  room: string;
}

const initialState: FitState = { room: '' };

/** The shopper's measurements, persisted on this device for all products. */
export const fitSlice = createSlice({
  name: 'fit',
  initialState,
  reducers: {
    fitSpaceMeasured(state, { payload }: PayloadAction<string>) {
      state.room = payload;
    },
  },
  selectors: { selectFitSpace: (state) => state.room },
});

export const { fitSpaceMeasured } = fitSlice.actions;
export const { selectFitSpace } = fitSlice.selectors;
