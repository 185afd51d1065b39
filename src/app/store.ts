import {
  combineSlices,
  configureStore,
  createAction,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { Services } from '@/api/call';
import { connectionSlice } from '@/api/connectionSlice';
import { api } from '@/api/createApi';
import { missingCallsSlice } from '@/api/missingCalls';
import { watchSession } from '@/api/watchSession';
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
import { siteSlice } from '@/features/shell/siteSlice';
import { wishlistSlice } from '@/features/wishlist/wishlistSlice';

/** The client's own state: one slice per feature. */
export const clientSlices = [
  accountSlice,
  cartSlice,
  compareSlice,
  connectionSlice,
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

/** Dispatched after a sign-out, before the document is left: the next person at this device must not see these slices. */
export const slicesForgotten = createAction<readonly string[]>('slicesForgotten');

/** The root reducer. slices: clientSlices, or their persisted versions (persistence.ts) */
export function rootReducerOf(slices: typeof clientSlices) {
  const reducer = combineSlices(api, configSlice, ...slices);
  type State = ReturnType<typeof reducer>;
  const root: Reducer<State, UnknownAction, Partial<State>> = (state, action) => {
    if (!state || !slicesForgotten.match(action)) return reducer(state, action);
    const forgotten = Object.fromEntries(action.payload.map((name) => [name, undefined]));
    return reducer({ ...state, ...forgotten } as State, action);
  };
  return root;
}

const rootReducer = rootReducerOf(clientSlices);

export type RootState = ReturnType<typeof rootReducer>;

/** Redux Toolkit's own listeners, plus the return of a page from the back/forward cache, whose cart is outdated. */
const listenToWindow: NonNullable<Parameters<typeof setupListeners>[1]> = (dispatch, actions) => {
  const { onFocus, onFocusLost, onOnline, onOffline } = actions;
  const stop = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, stop);
  on('focus', () => dispatch(onFocus()));
  on('visibilitychange', () => dispatch(document.hidden ? onFocusLost() : onFocus()));
  on('online', () => dispatch(onOnline()));
  on('offline', () => dispatch(onOffline()));
  on('pageshow', (event) => (event as PageTransitionEvent).persisted && dispatch(onFocus()));
  return () => stop.abort();
};

/** Creates the Redux store: the API cache, the configuration and the client's own slices. */
export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        // The actions of redux-persist, as its documentation recommends.
        serializableCheck: {
          ignoredActions: ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REHYDRATE'].map(
            (name) => `persist/${name}`,
          ),
        },
      }).concat(api.middleware, watchSession),
    // The default batching by animation frame would show a change one frame later than batching by task.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
  if (typeof window !== 'undefined') setupListeners(store.dispatch, listenToWindow);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
