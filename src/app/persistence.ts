import { clear, createStore, del, get, set } from 'idb-keyval';
import { createTransform, persistReducer, persistStore } from 'redux-persist';
import * as z from 'zod/mini';
import type { ConfigCache } from '@/config/loadConfig';
import { keptSlices } from './slices';
import type { AppStore, RootState } from './store';

const database = () => createStore('storefront', 'kept');

/** Queries worth keeping for a start without network: what every screen needs. */
const keptQueries = ['listCategories', 'listMenus', 'getBlock', 'getPage'];

const storage = {
  getItem: (key: string) => get<string>(key, database()),
  setItem: (key: string, value: string) => set(key, value, database()),
  removeItem: (key: string) => del(key, database()),
};

/** Of the API cache only finished queries of keptQueries are written; nothing personal is among them. */
const publicQueries = createTransform(
  (state: RootState['api']): RootState['api'] => ({
    ...state,
    mutations: {},
    subscriptions: {},
    queries: Object.fromEntries(
      Object.entries(state.queries).filter(
        ([, query]) => query?.status === 'fulfilled' && keptQueries.includes(query.endpointName ?? ''),
      ),
    ),
  }),
  (state: RootState['api']) => state,
  { whitelist: ['api'] },
);

const keptShape = z.object({ productIds: z.optional(z.array(z.string())), myStore: z.optional(z.unknown()) });

/** A kept slice that no longer has its shape is dropped rather than believed. */
const believable = createTransform(
  (state: unknown) => state,
  (state: unknown) => (z.safeParse(keptShape, state).success ? state : undefined),
  { whitelist: [...keptSlices] },
);

/** Wraps the root reducer so that lists, chosen shop and content survive a reload (redux-persist over IndexedDB). */
export const persisted = <R>(reducer: R): R =>
  persistReducer(
    {
      key: 'storefront',
      version: 1,
      storage,
      whitelist: ['api', ...keptSlices],
      transforms: [publicQueries, believable],
      throttle: 500,
    },
    reducer as never,
  ) as R;

/** Reads what was kept into a running store; called after the first render so that hydration sees the server's state. */
export const rehydrate = (store: AppStore) => persistStore(store);

export const configCache: ConfigCache = {
  read: () => get('config', database()),
  write: (config) => set('config', config, database()),
};

/** Forgets everything kept on this device. */
export const wipe = () => clear(database());
