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
    /** Removes products that the account has received; one that was viewed since stays. */
    viewsMoved(state, { payload }: PayloadAction<readonly string[]>) {
      state.productIds = state.productIds.filter((id) => !payload.includes(id));
    },
    viewsForgotten: () => initialState,
  },
  selectors: { selectDeviceViewedIds: (state) => state.productIds },
});

export const { viewNoted, viewsForgotten, viewsMoved } = viewedSlice.actions;
export const { selectDeviceViewedIds } = viewedSlice.selectors;
