import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Maximum number of compared products (docs/spec/10 §2). */
export const COMPARE_LIMIT = 4;

interface CompareState {
  /** entity_ids in the order they were chosen. */
  productIds: string[];
}

const initialState: CompareState = { productIds: [] };

export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    productCompared(state, { payload }: PayloadAction<string>) {
      if (state.productIds.length >= COMPARE_LIMIT || state.productIds.includes(payload)) return;
      state.productIds.push(payload);
    },
    productDropped(state, { payload }: PayloadAction<string>) {
      state.productIds = state.productIds.filter((id) => id !== payload);
    },
    compareRestored(state, { payload }: PayloadAction<string[]>) {
      state.productIds = [...new Set(payload)].slice(0, COMPARE_LIMIT);
    },
  },
  selectors: {
    selectComparedIds: (state) => state.productIds,
    selectIsCompareFull: (state) => state.productIds.length >= COMPARE_LIMIT,
    selectIsCompared: (state, id: string) => state.productIds.includes(id),
  },
});

export const { productCompared, productDropped, compareRestored } = compareSlice.actions;
export const { selectComparedIds, selectIsCompareFull, selectIsCompared } = compareSlice.selectors;
