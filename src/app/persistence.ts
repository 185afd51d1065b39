import { clear, createStore, del, get, set } from 'idb-keyval';
import { createTransform, persistReducer, persistStore } from 'redux-persist';
import * as z from 'zod/mini';
import { listCategories } from '@/api/contract/category';
import { getBlock, getPage, listMenus } from '@/api/contract/content';
import { selectLocale } from '@/config/configSlice';
import type { ConfigCache } from '@/config/loadConfig';
import { keptSlices } from './slices';
import { type AppStore, type RootState, rootReducer } from './store';

const database = () => createStore('storefront', 'kept');

/** Queries worth keeping for a start without network, with the shape their data must still have: what every screen needs. */
const keptQueries: Record<string, z.ZodMiniType> = {
  listCategories: listCategories.response,
  listMenus: listMenus.response,
  getBlock: getBlock.response,
  getPage: getPage.response,
};

const storage = {
  getItem: (key: string) => get<string>(key, database()),
  setItem: (key: string, value: string) => set(key, value, database()),
  removeItem: (key: string) => del(key, database()),
};

type Queries = RootState['api']['queries'];

const isKeepable = (query: Queries[string]) => {
  const shape = keptQueries[query?.endpointName ?? ''];
  return query?.status === 'fulfilled' && shape !== undefined && z.safeParse(shape, query.data).success;
};

const keepable = (queries: Queries): Queries =>
  Object.fromEntries(Object.entries(queries).filter(([, query]) => isKeepable(query)));

/** How long what is kept is believed (shell specification §9); without network, old content says more than none. */
export const WEEK_MS = 7 * 24 * 3_600_000;
const isFresh = (query: Queries[string]) =>
  !navigator.onLine || Date.now() - (query?.fulfilledTimeStamp ?? 0) < WEEK_MS;

const keptCache = z.object({ locale: z.string(), queries: z.record(z.string(), z.unknown()) });

/**
 * Of the API cache only finished queries of keptQueries are written, with their language; nothing personal is among
 * them. Reading, what the running store already asked for is newer and stays.
 */
function publicQueries(store: AppStore) {
  const locale = selectLocale(store.getState());
  return createTransform(
    ({ queries }: RootState['api']) => ({ locale, queries: keepable(queries) }),
    (kept): RootState['api'] => {
      const { api } = store.getState();
      const { data } = z.safeParse(keptCache, kept);
      const believed = data?.locale === locale ? keepable(data.queries as Queries) : {};
      const news = Object.entries(believed).filter(
        ([key, query]) => api.queries[key] === undefined && isFresh(query),
      );
      return { ...api, queries: Object.fromEntries(news) };
    },
    { whitelist: ['api'] },
  );
}

const keptShape = z.object({
  productIds: z.optional(z.array(z.string())),
  room: z.optional(z.string()),
  myStore: z.optional(
    z.nullable(z.object({ store_id: z.string(), store_name: z.string(), phone: z.string() })),
  ),
});
type Kept = z.output<typeof keptShape>;

const shapeOf = (state: unknown): Kept | undefined => z.safeParse(keptShape, state).data;

/** Of a slice only what outlives a reload is written; what no longer has its shape is dropped rather than believed. */
const believable = createTransform(shapeOf, shapeOf, { whitelist: [...keptSlices] });

const untouched = rootReducer(undefined, { type: 'untouched' });

/** What was kept goes into slices that nobody has touched since the start; the API cache takes its part in itself. */
function reconcile(kept: Partial<Record<string, Kept>>, _: RootState, state: RootState): RootState {
  const restored = keptSlices.flatMap((name) =>
    kept[name] && state[name] === untouched[name] ? [[name, { ...state[name], ...kept[name] }]] : [],
  );
  return { ...state, ...Object.fromEntries(restored) };
}

/**
 * Lists, chosen shop and content survive a reload (redux-persist over IndexedDB). Called after the first render, so
 * that hydration sees the server's state.
 */
export function rehydrate(store: AppStore) {
  const config = {
    key: 'storefront',
    version: 3,
    storage,
    whitelist: ['api', ...keptSlices],
    transforms: [publicQueries(store), believable],
    stateReconciler: reconcile,
    // One slice an interval: what a shopper chose is written before a reload can follow.
    throttle: 60,
  };
  store.replaceReducer(persistReducer(config as never, rootReducer as never) as never);
  return persistStore(store);
}

export const configCache: ConfigCache = {
  read: () => get('config', database()),
  write: (config) => set('config', config, database()),
};

/** Forgets everything kept on this device. */
export const wipe = () => clear(database());
