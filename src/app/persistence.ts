import { createStore, del, get, promisifyRequest, set, update } from 'idb-keyval';
import {
  createMigrate,
  createTransform,
  getStoredState,
  type Persistor,
  persistReducer,
  persistStore,
  purgeStoredState,
} from 'redux-persist';
import * as z from 'zod/mini';
import { deviceStorage } from '@/browser/deviceStorage';
import { writeWithSpace } from '@/browser/storageSpace';
import type { ConfigCache, KeptConfig } from '@/config/loadConfig';
import { type Fields, followingTabs, followOtherTabs, union } from './otherTabs';
import { type PersistedSlice, persisted } from './persisted';
import { readVersion3, VERSION_3, type Version3 } from './stateVersion3';
import { type AppStore, clientSlices, rootReducerOf } from './store';

const VERSION = 4;
/** Set once this device has stored the state. If the database is empty although it is set, the browser has evicted the data. */
const IS_STORED = 'storefront.stored';

const table = createStore('storefront', 'kept');

/** Unwritten values by key. A device without free space rejects a value; it is then written together with the next one. */
const waiting = new Map<string, string>();

/** After a sign-out, this document stores nothing more. */
let isClosed = false;

/** A retry writes the values current at that time, so an older value never overwrites a newer one. */
const writeWaiting = (): Promise<void> =>
  writeWithSpace(async () => {
    if (isClosed) return;
    const written = [...waiting];
    await table('readwrite', (entries) => {
      for (const [key, value] of written) entries.put(value, key);
      // An explicitly committed transaction completes even if the page is left.
      entries.transaction.commit?.();
      return promisifyRequest(entries.transaction);
    });
    for (const [key, value] of written) if (waiting.get(key) === value) waiting.delete(key);
  });

/** redux-persist's storage. If the browser denies all storage, each function rejects instead of throwing. */
const storage = {
  getItem: async (key: string) => get<string>(key, table),
  setItem(key: string, value: string) {
    waiting.set(key, value);
    return writeWaiting();
  },
  async removeItem(key: string) {
    waiting.delete(key);
    await del(key, table);
  },
};

let hasWarned = false;

/** Warns once: without storage, every change of every slice fails. */
function warnOnce(error: unknown): void {
  if (!hasWarned) console.warn('The state can not be stored on this device', error);
  hasWarned = true;
}

/** A stored value; undefined for a damaged one, so that only this slice is reset. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('A part of the stored state is damaged and is reset', error);
    return undefined;
  }
}

/** Restores the fields of a slice that match their schemas. */
const matching = (name: string, { fields }: PersistedSlice) =>
  createTransform(
    (value: unknown) => value,
    (value: unknown, field) => {
      const result = z.safeParse(fields[String(field)] as z.ZodMiniType, value);
      if (!result.success && value !== undefined)
        console.warn(`The stored ${name}.${String(field)} is damaged and is reset`, result.error);
      return result.data;
    },
    { whitelist: Object.keys(fields) },
  );

/** Restores a slice. Changes since the page started are preserved: their entries come before the stored ones. */
const reconciler =
  (slice: PersistedSlice, initial: Fields) =>
  (stored: Fields, _: Fields, current: Fields): Fields => {
    const restored = Object.keys(slice.fields).flatMap((field) => {
      const [newer, older] = [current[field], stored[field]];
      if (older === undefined) return [];
      if (Array.isArray(newer) && Array.isArray(older)) return [[field, union(newer, older, slice)] as const];
      return newer === initial[field] ? [[field, older] as const] : [];
    });
    return { ...current, ...Object.fromEntries(restored) };
  };

const migrate = createMigrate({});

/**
 * The reducers of the slices; the persisted ones are wrapped by redux-persist. onMissing: called with a slice that is not stored; stored:
 * receives a function for each persisted slice that reads what is stored
 */
function persistedReducers(
  version3: Promise<Version3 | null>,
  onMissing: (name: string) => void,
  stored: Map<string, () => Promise<Fields>>,
) {
  return clientSlices.map(({ name, reducer }) => {
    const slice: PersistedSlice | undefined = (persisted.slices as Record<string, PersistedSlice>)[name];
    if (!slice) return { reducerPath: name, reducer };
    const config = {
      key: name,
      version: VERSION,
      storage,
      deserialize: parse,
      whitelist: Object.keys(slice.fields),
      transforms: [matching(name, slice)],
      async migrate(stored: Fields | undefined, version: number) {
        const state = stored ?? (await version3)?.stateOf(name, slice);
        if (!state) onMissing(name);
        return migrate(state as never, version);
      },
      stateReconciler: reconciler(slice, reducer(undefined, { type: 'initial' }) as never),
      writeFailHandler: (error: unknown) => console.warn('The state can not be stored on this device', error),
    };
    stored.set(name, async () => ({ ...(await getStoredState(config as never)) }));
    const following = followingTabs(name, reducer as never);
    return { reducerPath: name, reducer: persistReducer(config as never, following as never) };
  });
}

/**
 * Restores and persists slices (persisted.ts). Call after the first render, so that hydration sees the server's state. onRestored: called
 * when all are restored
 */
export function rehydrate(store: AppStore, onRestored = () => {}): Persistor {
  const missing: string[] = [];
  const wasStored = deviceStorage.get(IS_STORED) !== null;
  const version3 = readVersion3(storage).catch((error: unknown) => {
    warnOnce(error);
    return null;
  });
  const stored = new Map<string, () => Promise<Fields>>();
  const reducers = persistedReducers(version3, (name) => missing.push(name), stored);
  store.replaceReducer(rootReducerOf(reducers as never));
  const persistor = persistStore(store, null, () => {
    if (wasStored && missing.length > 0)
      console.warn(`The browser has evicted the stored state: ${missing.join(', ')}`);
    deviceStorage.set(IS_STORED, 'true');
    onRestored();
    followOtherTabs({
      store,
      flush: () => persistor.flush(),
      stored,
      hasUnwritten: () => waiting.size > 0,
      onError: warnOnce,
    });
    void persistor.flush().then(async () => (await version3)?.forget());
    window.addEventListener('pagehide', () => void persistor.flush());
  });
  return persistor;
}

/**
 * Deletes the persisted slices, before the document is left, and drops later writes of this document: a restoration that was reading them
 * would otherwise store them again.
 */
export async function forgetPersistedSlices(): Promise<void> {
  isClosed = true;
  const keys = [...Object.keys(persisted.slices), VERSION_3];
  await Promise.all(keys.map((key) => purgeStoredState({ key, storage })));
}

const CONFIG = 'config';
const keptConfig = z.object({ config: z.unknown(), at: z.number() });

/** The last configuration of a locale; '' for the tenant's default. Offline, a configuration in another language is better than none. */
export function configCache(locale: string): ConfigCache {
  const key = locale ? `${CONFIG} ${locale}` : CONFIG;
  return {
    async read() {
      const stored = (await get<unknown>(key, table)) ?? (await get<unknown>(CONFIG, table));
      // An earlier version stored the configuration without its time.
      return z.safeParse(keptConfig, stored).data ?? { config: stored, at: 0 };
    },
    async write(config) {
      const entry: KeptConfig = { config, at: Date.now() };
      await set(key, entry, table);
      await update<unknown>(CONFIG, (existing) => existing ?? entry, table);
    },
  };
}
