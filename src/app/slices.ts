import { accountSlice } from '@/features/account/accountSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { compareSlice } from '@/features/compare/compareSlice';
import { kioskSlice } from '@/features/kiosk/kioskSlice';
import { locationsSlice } from '@/features/locations/locationsSlice';
import { notFoundSlice } from '@/features/product/data/notFoundSlice';
import { productPreviewSlice } from '@/features/product/data/productPreviewSlice';
import { fitSlice } from '@/features/product/fit/fitSlice';
import { productNoticeSlice } from '@/features/product/notice/productNoticeSlice';
import { siteSlice } from '@/features/site/siteSlice';
import { wishlistSlice } from '@/features/wishlist/wishlistSlice';

/** The client's own state: one slice per feature. */
export const clientSlices = [
  accountSlice,
  cartSlice,
  compareSlice,
  fitSlice,
  kioskSlice,
  notFoundSlice,
  productNoticeSlice,
  productPreviewSlice,
  siteSlice,
  locationsSlice,
  wishlistSlice,
] as const;

/** Slices that redux-persist keeps. */
export const persistedSlices = [
  compareSlice.name,
  fitSlice.name,
  locationsSlice.name,
  wishlistSlice.name,
] as const;
