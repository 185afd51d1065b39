import { createSlice } from '@reduxjs/toolkit';

interface SiteState {
  /** The menu of small screens. */
  isMenuOpen: boolean;
  /** A newer version of the app waits. */
  isUpdateReady: boolean;
  /** Drives the header's layout and the size of everything. */
  isKiosk: boolean;
}

const initialState: SiteState = { isMenuOpen: false, isUpdateReady: false, isKiosk: false };

/** State of the frame around every page (shell specification §3, UI state). */
export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    menuOpened(state) {
      state.isMenuOpen = true;
    },
    menuClosed(state) {
      state.isMenuOpen = false;
    },
    updateFound(state) {
      state.isUpdateReady = true;
    },
    updateDismissed(state) {
      state.isUpdateReady = false;
    },
    kioskEntered(state) {
      state.isKiosk = true;
    },
  },
  selectors: {
    selectIsMenuOpen: (state) => state.isMenuOpen,
    selectIsUpdateReady: (state) => state.isUpdateReady,
    selectIsKiosk: (state) => state.isKiosk,
  },
});

export const { menuOpened, menuClosed, updateFound, updateDismissed, kioskEntered } = siteSlice.actions;
export const { selectIsMenuOpen, selectIsUpdateReady, selectIsKiosk } = siteSlice.selectors;
