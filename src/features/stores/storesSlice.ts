import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The chosen shop, small enough to keep and to show without a call. */
export interface MyStore {
  store_id: string;
  store_name: string;
  phone: string;
}

interface StoresState {
  /** 'CLOSED', or the name of what opened the drawer (commerce specification §2). */
  drawer: string;
  myStore: MyStore | null;
}

const initialState: StoresState = { drawer: 'CLOSED', myStore: null };

export const storesSlice = createSlice({
  name: 'stores',
  initialState,
  reducers: {
    storeDrawerOpened(state, { payload }: PayloadAction<string>) {
      state.drawer = payload;
    },
    storeDrawerClosed(state) {
      state.drawer = 'CLOSED';
    },
    storeChosen(state, { payload }: PayloadAction<MyStore>) {
      state.myStore = payload;
      state.drawer = 'CLOSED';
    },
  },
  selectors: {
    selectStoreDrawer: (state) => state.drawer,
    selectMyStore: (state) => state.myStore,
  },
});

export const { storeDrawerOpened, storeDrawerClosed, storeChosen } = storesSlice.actions;
export const { selectStoreDrawer, selectMyStore } = storesSlice.selectors;
