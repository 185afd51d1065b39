import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ProductNotice {
  isOpen: boolean;
  /** Name of the product. */
  product: string;
  /** The list to which the product was added. */
  area: 'wishlist' | 'compare' | null;
  /** Path of that list. */
  link: string;
  /** The list could not be changed: the server's message, empty if there is none. Absent after a success. */
  error?: string;
}

const initialState: ProductNotice = { isOpen: false, product: '', area: null, link: '' };

/**
 * State of the notification at the bottom of the screen (docs/spec/01 §8, bottomNotification); closing
 * restores the defaults.
 */
export const productNoticeSlice = createSlice({
  name: 'productNotice',
  initialState,
  reducers: {
    noticeOpened: (_, { payload }: PayloadAction<Omit<ProductNotice, 'isOpen'>>) => ({
      isOpen: true,
      ...payload,
    }),
    noticeClosed: () => initialState,
    /** The display time of a notice has elapsed, or its product has left the list again. A notice that replaced it stays open. */
    noticeExpired: (state, { payload }: PayloadAction<Pick<ProductNotice, 'product' | 'area'>>) =>
      state.product === payload.product && state.area === payload.area ? initialState : state,
  },
  selectors: { selectProductNotice: (state) => state },
});

export const { noticeOpened, noticeClosed, noticeExpired } = productNoticeSlice.actions;
export const { selectProductNotice } = productNoticeSlice.selectors;
