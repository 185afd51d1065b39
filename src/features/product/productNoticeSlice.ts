import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ProductNotice {
  isOpen: boolean;
  /** Name of the product it is about. */
  product: string;
  /** The list it went to. */
  area: 'wishlist' | 'compare' | null;
  /** Where that list is. */
  link: string;
}

const initialState: ProductNotice = { isOpen: false, product: '', area: null, link: '' };

/** The notification at the bottom of the screen (shell specification §3, bottomNotification); closing restores the defaults. */
export const productNoticeSlice = createSlice({
  name: 'productNotice',
  initialState,
  reducers: {
    noticeOpened: (_, { payload }: PayloadAction<Omit<ProductNotice, 'isOpen'>>) => ({
      isOpen: true,
      ...payload,
    }),
    noticeClosed: () => initialState,
  },
  selectors: { selectProductNotice: (state) => state },
});

export const { noticeOpened, noticeClosed } = productNoticeSlice.actions;
export const { selectProductNotice } = productNoticeSlice.selectors;
