import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface SiteState {
  /** Whether the menu drawer of small screens is open. */
  isMenuOpen: boolean;
  /** Whether a newer version of the app is ready. */
  isUpdateReady: boolean;
  /** Whether the app runs on a kiosk, which has its own header layout and scale. */
  isKiosk: boolean;
  /** Guessed by the server from the request, then measured by the browser. If true, content for wide screens is deferred. */
  isSmallScreen: boolean;
  /** When the current page was last loaded from the shop, in milliseconds since 1970; null if never, or if it is current. */
  pageSeenAt: number | null;
  /** Number of changes waiting for the network. */
  waitingWrites: number;
}

const initialState: SiteState = {
  isMenuOpen: false,
  isUpdateReady: false,
  isKiosk: false,
  isSmallScreen: false,
  pageSeenAt: null,
  waitingWrites: 0,
};

/** State of the page frame: menu, update notice, kiosk mode and screen size (docs/spec/01 §8, UI state). */
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
    smallScreenDetected(state, { payload }: PayloadAction<boolean>) {
      state.isSmallScreen = payload;
    },
    pageAgeFound(state, { payload }: PayloadAction<number | null>) {
      state.pageSeenAt = payload;
    },
    waitingWritesCounted(state, { payload }: PayloadAction<number>) {
      state.waitingWrites = payload;
    },
  },
  selectors: {
    selectIsMenuOpen: (state) => state.isMenuOpen,
    selectIsUpdateReady: (state) => state.isUpdateReady,
    selectIsKiosk: (state) => state.isKiosk,
    selectIsSmallScreen: (state) => state.isSmallScreen,
    selectPageSeenAt: (state) => state.pageSeenAt,
    selectWaitingWrites: (state) => state.waitingWrites,
  },
});

export const {
  menuOpened,
  menuClosed,
  updateFound,
  updateDismissed,
  kioskEntered,
  smallScreenDetected,
  pageAgeFound,
  waitingWritesCounted,
} = siteSlice.actions;
export const {
  selectIsMenuOpen,
  selectIsUpdateReady,
  selectIsKiosk,
  selectIsSmallScreen,
  selectPageSeenAt,
  selectWaitingWrites,
} = siteSlice.selectors;
