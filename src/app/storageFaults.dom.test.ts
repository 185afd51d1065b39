import { waitFor } from '@tests/waitFor';
// biome-ignore lint/style/noRestrictedImports: the test damages what persistence.ts has stored
import { clear, createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productCompared, selectComparedIds } from '@/features/compare/compareSlice';
import { productWished, selectDeviceWishlistIds } from '@/features/wishlist/wishlistSlice';
import { rehydrate, wipe } from './persistence';
import { makeStore } from './store';

const KEY = 'persist:storefront';
const database = () => createStore('storefront', 'kept');
const services = { send: async () => ({ status: 0, body: undefined }) };

const running: ReturnType<typeof rehydrate>[] = [];

async function startStore() {
  const store = makeStore(services);
  const persistor = rehydrate(store);
  running.push(persistor);
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return { store, persistor };
}

async function stop() {
  for (const persistor of running.splice(0)) {
    await persistor.flush();
    persistor.pause();
  }
}

/** A visit that fills both lists, and leaves. */
async function visit() {
  const { store, persistor } = await startStore();
  store.dispatch(productWished('12'));
  store.dispatch(productCompared('34'));
  await persistor.flush();
  await stop();
}

const lists = ({ store }: Awaited<ReturnType<typeof startStore>>) => ({
  wishlist: selectDeviceWishlistIds(store.getState()),
  compare: selectComparedIds(store.getState()),
});

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(async () => {
  await stop();
  await wipe();
  vi.restoreAllMocks();
});

it('discards a damaged part alone', async () => {
  await visit();
  const stored = JSON.parse(String(await get(KEY, database())));
  await set(KEY, JSON.stringify({ ...stored, compare: '{"productIds":["3' }), database());
  expect(lists(await startStore())).toEqual({ wishlist: ['12'], compare: [] });
});

it('starts anew when all of it is damaged', async () => {
  await visit();
  localStorage.clear();
  await set(KEY, '{"wishl', database());
  expect(lists(await startStore())).toEqual({ wishlist: [], compare: [] });
});

it('brings the state of an earlier version to this one', async () => {
  await set(
    KEY,
    JSON.stringify({
      wishlist: '{"productIds":["56"]}',
      api: '{"queries":{"listMenus(undefined)":{"data":[]}}}',
      _persist: '{"version":2,"rehydrated":true}',
    }),
    database(),
  );
  const started = await startStore();
  expect(lists(started).wishlist).toEqual(['56']);
  expect(Object.keys(started.store.getState().api.queries)).toEqual([]);
});

it('notices that the browser has evicted the database, says so, and restores the lists from their copy', async () => {
  await visit();
  await clear(database());
  const started = await startStore();
  expect(lists(started)).toEqual({ wishlist: ['12'], compare: ['34'] });
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('evicted'));
  await started.persistor.flush();
  expect(String(await get(KEY, database()))).toContain('12');
});

it('makes room once when the device is full, and works on when it stays full', async () => {
  const deleted = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: deleted });
  const full = new DOMException('full', 'QuotaExceededError');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  const { store, persistor } = await startStore();
  store.dispatch(productWished('78'));
  await persistor.flush();
  expect(deleted).toHaveBeenCalledWith('pictures');
  expect(selectDeviceWishlistIds(store.getState())).toEqual(['78']);
  put.mockRestore();
  store.dispatch(productCompared('9'));
  await persistor.flush();
  expect(String(await get(KEY, database()))).toContain('78');
  vi.unstubAllGlobals();
});

it('works without any storage, as in a private window', async () => {
  const closed = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { store } = await startStore();
  store.dispatch(productWished('78'));
  expect(selectDeviceWishlistIds(store.getState())).toEqual(['78']);
  running.splice(0);
  closed.mockRestore();
});

it.each([undefined, null])('works where indexedDB is %s, as in some WebViews', async (absent) => {
  vi.stubGlobal('indexedDB', absent);
  vi.spyOn(console, 'error').mockReturnValue();
  const { store, persistor } = await startStore();
  store.dispatch(productWished('78'));
  expect(selectDeviceWishlistIds(store.getState())).toEqual(['78']);
  await persistor.flush();
  running.splice(0);
  persistor.pause();
  vi.unstubAllGlobals();
});
