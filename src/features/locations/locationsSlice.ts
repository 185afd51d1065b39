import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The selected location, as far as it is persisted and shown without a request. */
export interface SelectedLocation {
  store_id: string;
  store_name: string;
  phone: string;
}

/** The shopper's position in decimal degrees. */
export interface Position {
  lat: string;
  long: string;
}

interface LocationsState {
  /** 'CLOSED', or the name of the drawer's opener (docs/spec/15 §2). */
  drawer: string;
  myStore: SelectedLocation | null;
  /** The device's position, if the shopper has searched near it. Never stored on the device. */
  position: Position | null;
}

const initialState: LocationsState = { drawer: 'CLOSED', myStore: null, position: null };

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
    positionFound(state, { payload }: PayloadAction<Position>) {
      state.position = payload;
    },
  },
  selectors: {
    selectLocationDrawer: (state) => state.drawer,
    selectSelectedLocation: (state) => state.myStore,
    selectPosition: (state) => state.position,
  },
});

export const { locationDrawerOpened, locationDrawerClosed, locationSelected, positionFound } =
  locationsSlice.actions;
export const { selectLocationDrawer, selectSelectedLocation, selectPosition } = locationsSlice.selectors;
