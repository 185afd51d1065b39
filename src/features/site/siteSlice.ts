import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a shopper just put in the cart, for the notification. */
interface AddedProduct {
  name: string;
  image: string;
  qty: number;
}

interface SiteState {
  isMobileMenuOpen: boolean;
  isCartDrawerOpen: boolean;
  /** Add-to-cart notification; null when closed (shell specification §3, UI state). */
  added: AddedProduct | null;
  /** A newer version of the app waits. */
  isUpdateReady: boolean;
  /** Drives the header layout on a kiosk. */
  isKiosk: boolean;
}

const initialState: SiteState = {
  isMobileMenuOpen: false,
  isCartDrawerOpen: false,
  added: null,
  isUpdateReady: false,
  isKiosk: false,
};

export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    mobileMenuOpened(state) {
      state.isMobileMenuOpen = true;
    },
    mobileMenuClosed(state) {
      state.isMobileMenuOpen = false;
    },
    cartDrawerOpened(state) {
      state.isCartDrawerOpen = true;
    },
    cartDrawerClosed(state) {
      state.isCartDrawerOpen = false;
    },
    productAdded(state, { payload }: PayloadAction<AddedProduct>) {
      state.added = payload;
    },
    addedDismissed(state) {
      state.added = null;
    },
    updateFound(state) {
      state.isUpdateReady = true;
    },
    kioskEntered(state) {
      state.isKiosk = true;
    },
  },
  selectors: {
    selectIsMobileMenuOpen: (state) => state.isMobileMenuOpen,
    selectIsCartDrawerOpen: (state) => state.isCartDrawerOpen,
    selectAdded: (state) => state.added,
    selectIsUpdateReady: (state) => state.isUpdateReady,
    selectIsKiosk: (state) => state.isKiosk,
  },
});

export const {
  mobileMenuOpened,
  mobileMenuClosed,
  cartDrawerOpened,
  cartDrawerClosed,
  productAdded,
  addedDismissed,
  updateFound,
  kioskEntered,
} = siteSlice.actions;
export const {
  selectIsMobileMenuOpen,
  selectIsCartDrawerOpen,
  selectAdded,
  selectIsUpdateReady,
  selectIsKiosk,
} = siteSlice.selectors;
