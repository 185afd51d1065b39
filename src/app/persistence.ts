import { cart } from '@contract/cart';
import { listCategories } from '@contract/category';
import { getBlock, getPage, listMenus } from '@contract/content';
import { ownValue } from '@contract/ownValue';
import { clear, createStore, del, get, set, update } from 'idb-keyval';
import { createTransform, type Persistor, persistReducer, persistStore } from 'redux-persist';
import * as z from 'zod/mini';
import { selectLocale } from '@/config/configSlice';
import type { ConfigCache } from '@/config/loadConfig';
import { savedKey } from '@/features/cart/saved/savedSlice';
import { writeWithSpace } from '@/lib/storageSpace';
import { setStateWriter } from '@/lib/storedState';
import { forgetEarlyChanges, readEarlyChanges } from './earlyChanges';
import { forgetBackup, keepBackup, readBackup } from './evictedState';
import { migrated, STATE_VERSION } from './stateVersions';
import { type AppStore, persistedSlices, type RootState, rootReducer } from './store';

const database = () => createStore('storefront', 'kept');

/** Queries that every page needs, persisted for a start without network, with the schema that restored data must match. */
const persistedQueries: Record<string, z.ZodMiniType> = {
  listCategories: listCategories.response,
  listMenus: listMenus.response,
  getBlock: getBlock.response,
  getPage: getPage.response,
};

/** Each function rejects, and never throws, where a browser denies all storage. */
const storage = {
  getItem: async (key: string) => get<string>(key, database()),
  setItem: (key: string, value: string) => writeWithSpace(async () => set(key, value, database())),
  removeItem: async (key: string) => del(key, database()),
};

type Queries = RootState['api']['queries'];

const isPersistable = (query: Queries[string]) => {
  const schema = ownValue(persistedQueries, query?.endpointName ?? '');
  return query?.status === 'fulfilled' && schema !== undefined && z.safeParse(schema, query.data).success;
};

const persistable = (queries: Queries): Queries =>
  Object.fromEntries(Object.entries(queries).filter(([, query]) => isPersistable(query)));

/** Maximum age of restored queries (docs/spec/19 §3). Without network older content is better than none. */
export const WEEK_MS = 7 * 24 * 3_600_000;
const isFresh = (query: Queries[string]) =>
  !navigator.onLine || Date.now() - (query?.fulfilledTimeStamp ?? 0) < WEEK_MS;

/**
 * The persisted query as it takes its place in the running store; undefined when the store has data of its own. A request
 * that is pending keeps its identifier, so that its response replaces the restored data; one that failed stays failed, so
 * that it is repeated.
 */
function restoredQuery(persisted: Queries[string], running: Queries[string]): Queries[string] {
  if (running === undefined) return isFresh(persisted) ? persisted : undefined;
  if (persisted === undefined || running.data !== undefined) return undefined;
  const { requestId, startedTimeStamp } = running;
  const query = { ...persisted, requestId, startedTimeStamp } as Queries[string];
  return running.status === 'rejected'
    ? ({ ...query, status: 'rejected', error: running.error } as Queries[string])
    : query;
}

const cacheShape = z.object({ locale: z.string(), queries: z.record(z.string(), z.unknown()) });

/**
 * Stores only the fulfilled queries of persistedQueries, none of which is personal, with their language. Data that the
 * running store has loaded already stays, because it is newer.
 */
function publicQueries(store: AppStore) {
  const locale = selectLocale(store.getState());
  return createTransform(
    ({ queries }: RootState['api']) => ({ locale, queries: persistable(queries) }),
    (persisted): RootState['api'] => {
      const { api } = store.getState();
      const { data } = z.safeParse(cacheShape, persisted);
      const queries = data?.locale === locale ? persistable(data.queries as Queries) : {};
      const restored = Object.entries(queries).flatMap(([key, query]) => {
        const entry = restoredQuery(query, api.queries[key]);
        return entry ? [[key, entry] as const] : [];
      });
      return { ...api, queries: Object.fromEntries(restored) };
    },
    { whitelist: ['api'] },
  );
}

const savedItem = z.object({
  product_id: z.string(),
  sku: z.string(),
  qty: z.number(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  addonIds: z.array(z.string()),
});

const sliceShape = z.object({
  productIds: z.optional(z.array(z.string())),
  items: z.optional(z.array(savedItem)),
  room: z.optional(z.string()),
  postcode: z.optional(z.string()),
  myStore: z.optional(
    z.nullable(z.object({ store_id: z.string(), store_name: z.string(), phone: z.string() })),
  ),
  seenAt: z.optional(z.number()),
  cart: z.optional(z.nullable(cart)),
});
type PersistedSlice = z.output<typeof sliceShape>;

const shapeOf = (state: unknown): PersistedSlice | undefined => z.safeParse(sliceShape, state).data;

/** Stores only the fields of sliceShape; restored data that does not match is dropped. */
const validSlices = createTransform(shapeOf, shapeOf, { whitelist: [...persistedSlices] });

const initialState = rootReducer(undefined, { type: 'initialState' });

const entryKey = (entry: string | z.output<typeof savedItem>) =>
  typeof entry === 'string' ? entry : savedKey(entry);

/** The newer entries, then the older ones that are not among them. */
function union<T extends string | z.output<typeof savedItem>>(newer: readonly T[], older: readonly T[]): T[] {
  const keys = newer.map(entryKey);
  return [...newer, ...older.filter((entry) => !keys.includes(entryKey(entry)))];
}

/** The newer slice with the older list behind its own: what was added before the restore must not replace the list. */
function mergeSlices(newer: PersistedSlice, older: PersistedSlice | undefined): PersistedSlice {
  if (!older) return newer;
  const lists = {
    ...(newer.productIds ? { productIds: union(newer.productIds, older.productIds ?? []) } : {}),
    ...(newer.items ? { items: union(newer.items, older.items ?? []) } : {}),
  };
  return { ...older, ...newer, ...lists };
}

type PersistedState = Partial<Record<string, PersistedSlice>>;

const slicesShape = z.record(z.string(), sliceShape);
const earlyShape = z.array(slicesShape);

/** The copy of the lists, if the browser has evicted the database. */
function evictedLists(stored: PersistedState | undefined): PersistedState | undefined {
  const backup = stored ? null : readBackup();
  if (!backup) return stored;
  console.warn('The browser has evicted the stored state: the lists are restored from their copy');
  return z.safeParse(slicesShape, backup).data;
}

/** The stored state in the form of this version, with what the pages before could not persist. */
async function restorable(state: PersistedState | undefined): Promise<PersistedState | undefined> {
  const stored = evictedLists(migrated(state));
  const { data: pages = [] } = z.safeParse(earlyShape, readEarlyChanges());
  if (pages.length === 0) return stored;
  const merged: PersistedState = { ...stored };
  for (const [name, slice] of pages.flatMap((page) => Object.entries(page)))
    merged[name] = mergeSlices(slice, merged[name]);
  return merged;
}

/** Restores slices; changes since the start stay. The API cache restores itself (src/api/createApi.ts). */
function reconcile(persisted: PersistedState, _: RootState, state: RootState): RootState {
  const restored = persistedSlices.flatMap((name) => {
    const older = persisted[name];
    if (!older) return [];
    const isUnchanged = state[name] === initialState[name];
    return [[name, { ...state[name], ...(isUnchanged ? older : mergeSlices(state[name], older)) }]];
  });
  return { ...state, ...Object.fromEntries(restored) };
}

/** A value of the stored state; undefined for a damaged one, so that it is discarded alone. */
function deserialize(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('A part of the stored state is damaged and is discarded', error);
    return undefined;
  }
}

/** Module state: sign-out stops what writes. */
let running: Persistor | null = null;
let stopBackup = () => {};

/**
 * Restores and persists lists, postcode, the chosen location and content (redux-persist over IndexedDB). Call after the first
 * render, so that hydration sees the server's state. stopKeeping: ends what keeps early changes (earlyChanges.ts)
 */
export function rehydrate(store: AppStore, stopKeeping = () => {}) {
  const config = {
    key: 'storefront',
    version: STATE_VERSION,
    storage,
    deserialize,
    writeFailHandler: (error: unknown) => console.warn('The state can not be stored on this device', error),
    whitelist: ['api', ...persistedSlices],
    transforms: [publicQueries(store), validSlices],
    migrate: restorable,
    stateReconciler: reconcile,
    // redux-persist writes one slice per interval; a short one completes before a reload can follow.
    throttle: 60,
  };
  store.replaceReducer(persistReducer(config as never, rootReducer as never) as never);
  const persistor = persistStore(store, null, () => {
    stopKeeping();
    void persistor.flush().then(() => {
      forgetEarlyChanges();
      // The copy begins after the database: a copy without a database means that the database was evicted.
      if (running === persistor) stopBackup = keepBackup(store);
    });
    window.addEventListener('pagehide', () => void persistor.flush());
  });
  running = persistor;
  setStateWriter(() => persistor.flush());
  return persistor;
}

/** Deletes the persisted slices and stops persisting: the document is about to be left. */
export async function forgetPersistedSlices(): Promise<void> {
  // A write that is under way would follow the deletion.
  await running?.flush();
  running?.pause();
  stopBackup();
  forgetEarlyChanges();
  forgetBackup();
  await storage.removeItem('persist:storefront');
}

const CONFIG = 'config';

/** The last configuration of a locale, '' for the tenant's default. Another language is better than none offline. */
export function configCache(locale: string): ConfigCache {
  const key = locale ? `${CONFIG} ${locale}` : CONFIG;
  return {
    read: async () => (await get(key, database())) ?? get(CONFIG, database()),
    async write(config) {
      await set(key, config, database());
      await update<unknown>(CONFIG, (existing) => existing ?? config, database());
    },
  };
}

/** Deletes all data persisted on this device. */
export const wipe = async () => {
  stopBackup();
  forgetEarlyChanges();
  forgetBackup();
  return clear(database());
};
