import { accountSlice } from '@/features/account/accountSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { compareSlice } from '@/features/compare/compareSlice';
import { kioskSlice } from '@/features/kiosk/kioskSlice';
import { fitSlice } from '@/features/product/fit/fitSlice';
import { notFoundSlice } from '@/features/product/notFoundSlice';
import { productNoticeSlice } from '@/features/product/productNoticeSlice';
import { siteSlice } from '@/features/site/siteSlice';
import { storesSlice } from '@/features/stores/storesSlice';
import { wishlistSlice } from '@/features/wishlist/wishlistSlice';

/** State the client owns, a slice a feature. */
export const clientSlices = [
  accountSlice,
  cartSlice,
  compareSlice,
  fitSlice,
  kioskSlice,
  notFoundSlice,
  productNoticeSlice,
  siteSlice,
  storesSlice,
  wishlistSlice,
] as const;

/** Slices that redux-persist keeps. */
export const keptSlices = [compareSlice.name, fitSlice.name, storesSlice.name, wishlistSlice.name] as const;
