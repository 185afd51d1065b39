import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface SiteState {
  /** The menu of small screens. */
  isMenuOpen: boolean;
  /** A newer version of the app waits. */
  isUpdateReady: boolean;
  /** Drives the header's layout and the size of everything. */
  isKiosk: boolean;
  /** The server's guess, or what the browser measured: what only wide screens show may come later then. */
  isSmallScreen: boolean;
}

const initialState: SiteState = {
  isMenuOpen: false,
  isUpdateReady: false,
  isKiosk: false,
  isSmallScreen: false,
};

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
    smallScreenSeen(state, { payload }: PayloadAction<boolean>) {
      state.isSmallScreen = payload;
    },
  },
  selectors: {
    selectIsMenuOpen: (state) => state.isMenuOpen,
    selectIsUpdateReady: (state) => state.isUpdateReady,
    selectIsKiosk: (state) => state.isKiosk,
    selectIsSmallScreen: (state) => state.isSmallScreen,
  },
});

export const { menuOpened, menuClosed, updateFound, updateDismissed, kioskEntered, smallScreenSeen } =
  siteSlice.actions;
export const { selectIsMenuOpen, selectIsUpdateReady, selectIsKiosk, selectIsSmallScreen } =
  siteSlice.selectors;
