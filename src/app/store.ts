import {
  combineSlices,
  configureStore,
  createAction,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { Services } from '@/api/call';
import { api } from '@/api/createApi';
import { missingCallsSlice } from '@/api/missingCalls';
import { configSlice } from '@/config/configSlice';
import { accountSlice } from '@/features/account/accountSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { lastSeenCartSlice } from '@/features/cart/lastSeenCartSlice';
import { savedSlice } from '@/features/cart/saved/savedSlice';
import { compareSlice } from '@/features/compare/compareSlice';
import { contentCheckSlice } from '@/features/content/check/contentCheckSlice';
import { kioskSlice } from '@/features/kiosk/kioskSlice';
import { locationsSlice } from '@/features/locations/locationsSlice';
import { notFoundSlice } from '@/features/product/data/notFoundSlice';
import { productPreviewSlice } from '@/features/product/data/productPreviewSlice';
import { deliverySlice } from '@/features/product/delivery/deliverySlice';
import { fitSlice } from '@/features/product/fit/fitSlice';
import { productNoticeSlice } from '@/features/product/notice/productNoticeSlice';
import { outletDrawerSlice } from '@/features/product/offers/outletDrawerSlice';
import { productPageSlice } from '@/features/product/sections/productPageSlice';
import { viewedSlice } from '@/features/product/viewed/viewedSlice';
import { siteSlice } from '@/features/site/siteSlice';
import { wishlistSlice } from '@/features/wishlist/wishlistSlice';

/** The client's own state: one slice per feature. */
const clientSlices = [
  accountSlice,
  cartSlice,
  compareSlice,
  contentCheckSlice,
  deliverySlice,
  fitSlice,
  kioskSlice,
  lastSeenCartSlice,
  missingCallsSlice,
  notFoundSlice,
  outletDrawerSlice,
  productNoticeSlice,
  productPageSlice,
  productPreviewSlice,
  savedSlice,
  siteSlice,
  locationsSlice,
  viewedSlice,
  wishlistSlice,
] as const;

/** Slices that redux-persist stores. */
export const persistedSlices = [
  compareSlice.name,
  deliverySlice.name,
  fitSlice.name,
  lastSeenCartSlice.name,
  locationsSlice.name,
  savedSlice.name,
  viewedSlice.name,
  wishlistSlice.name,
] as const;

const reducer = combineSlices(api, configSlice, ...clientSlices);

export type RootState = ReturnType<typeof reducer>;

/** Dispatched after a sign-out, before the document is left: the next person at this device must not see the lists. */
export const shopperForgotten = createAction('shopperForgotten');

export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (!state || !shopperForgotten.match(action)) return reducer(state, action);
  const forgotten = Object.fromEntries(persistedSlices.map((name) => [name, undefined]));
  return reducer({ ...state, ...forgotten } as RootState, action);
};

/** Creates the Redux store: the API cache, the configuration and the client's own slices. */
export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: ['persist/PERSIST', 'persist/REHYDRATE', 'persist/FLUSH'] },
      }).concat(api.middleware),
    // The default batching by animation frame would show a change one frame later than a batch per task.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
  if (typeof window !== 'undefined') {
    setupListeners(store.dispatch);
    // A page from the back/forward cache has an old cart: queries with refetchOnFocus refetch as after a focus.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) store.dispatch(api.internalActions.onFocus());
    });
  }
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
