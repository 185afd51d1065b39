import { MOST_VIEWED } from '@contract/customerListLimits';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ViewedState {
  /** A guest's list: entity_ids, newest first. A customer's is on the server (viewed.ts). */
  productIds: string[];
}

const initialState: ViewedState = { productIds: [] };

export const viewedSlice = createSlice({
  name: 'viewed',
  initialState,
  reducers: {
    viewNoted(state, { payload }: PayloadAction<string>) {
      const others = state.productIds.filter((id) => id !== payload);
      state.productIds = [payload, ...others].slice(0, MOST_VIEWED);
    },
    viewsForgotten: () => initialState,
  },
  selectors: { selectDeviceViewedIds: (state) => state.productIds },
});

export const { viewNoted, viewsForgotten } = viewedSlice.actions;
export const { selectDeviceViewedIds } = viewedSlice.selectors;
