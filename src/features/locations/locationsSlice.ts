import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The selected location: the part that is persisted and shown without a request. */
export interface SelectedLocation {
  store_id: string;
  store_name: string;
  phone: string;
}

interface LocationsState {
  /** 'CLOSED', or the name of the drawer's opener (docs/spec/15 §2). */
  drawer: string;
  myStore: SelectedLocation | null;
}

const initialState: LocationsState = { drawer: 'CLOSED', myStore: null };

export const locationsSlice = createSlice({
  // The persisted state and the locale namespace use this name.
  name: 'stores',
  initialState,
  reducers: {
    locationDrawerOpened(state, { payload }: PayloadAction<string>) {
      state.drawer = payload;
    },
    locationDrawerClosed(state) {
      state.drawer = 'CLOSED';
    },
    locationSelected(state, { payload }: PayloadAction<SelectedLocation>) {
      state.myStore = payload;
      state.drawer = 'CLOSED';
    },
  },
  selectors: {
    selectLocationDrawer: (state) => state.drawer,
    selectSelectedLocation: (state) => state.myStore,
  },
});

export const { locationDrawerOpened, locationDrawerClosed, locationSelected } = locationsSlice.actions;
export const { selectLocationDrawer, selectSelectedLocation } = locationsSlice.selectors;
