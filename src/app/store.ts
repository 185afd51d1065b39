import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '@/api/createApi';
import type { Services } from '@/api/services';
import { configSlice } from '@/config/configSlice';
import { clientSlices } from './slices';

export const rootReducer = combineSlices(api, configSlice, ...clientSlices);

export type RootState = ReturnType<typeof rootReducer>;

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
