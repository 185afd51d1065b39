import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '@/api/createApi';
import type { Services } from '@/api/transport';
import { configSlice } from '@/config/configSlice';
import { clientSlices } from './slices';

export const rootReducer = combineSlices(api, configSlice, ...clientSlices);

export type RootState = ReturnType<typeof rootReducer>;

/** One store: the API cache, the configuration, and the slices of what the client owns. */
export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: ['persist/PERSIST', 'persist/REHYDRATE', 'persist/FLUSH'] },
      }).concat(api.middleware),
    // What a press changes is shown with the next frame, not noted in it and shown with the one after.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
  if (typeof window !== 'undefined') {
    setupListeners(store.dispatch);
    // A page the browser had put aside comes back with its old cart: as a return to it, what asks on focus asks again.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) store.dispatch(api.internalActions.onFocus());
    });
  }
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
