import { waitFor } from '@tests/waitFor';
// biome-ignore lint/style/noRestrictedImports: the test damages what persistence.ts has stored
import { clear, createStore, del, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productCompared, selectComparedIds } from '@/features/compare/compareSlice';
import { productWished, selectDeviceWishlistIds } from '@/features/wishlist/wishlistSlice';
import { rehydrate } from './persistence';
import { makeStore } from './store';

/** The key of all slices up to version 3. */
const VERSION_3 = 'persist:storefront';
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
  await clear(database());
  localStorage.clear();
  vi.restoreAllMocks();
});

it('resets a damaged slice alone, and says so', async () => {
  await visit();
  await set('persist:compare', '{"productIds":"[\\"3"}', database());
  expect(lists(await startStore())).toEqual({ wishlist: ['12'], compare: [] });
  await stop();
  await set('persist:wishlist', '{"productIds":"[7]"}', database());
  await set('persist:compare', '{"prod', database());
  expect(lists(await startStore())).toEqual({ wishlist: [], compare: [] });
  const warnings = vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
  expect(warnings.filter((text) => text.includes('is damaged'))).toHaveLength(3);
  expect(warnings).toContain('The stored wishlist.productIds is damaged and is reset');
});

it('brings the state of version 3 to this one', async () => {
  localStorage.setItem('storefront.backup', '{}');
  await set(
    VERSION_3,
    JSON.stringify({
      wishlist: '{"productIds":["56"]}',
      compare: '{"productIds":["7',
      api: '{"queries":{"listMenus(undefined)":{"data":[]}}}',
      _persist: '{"version":3,"rehydrated":true}',
    }),
    database(),
  );
  const started = await startStore();
  expect(lists(started)).toEqual({ wishlist: ['56'], compare: [] });
  await waitFor(async () => expect(await get(VERSION_3, database())).toBeUndefined());
  expect(localStorage.getItem('storefront.backup')).toBeNull();
  await stop();
  expect(lists(await startStore()).wishlist).toEqual(['56']);
});

it('says nothing at the first visit, and which slices the browser has evicted at a later one', async () => {
  await visit();
  expect(console.warn).not.toHaveBeenCalled();
  await del('persist:wishlist', database());
  expect(lists(await startStore())).toEqual({ wishlist: [], compare: ['34'] });
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['The browser has evicted the stored state: wishlist'],
  ]);
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
  expect(String(await get('persist:wishlist', database()))).toContain('78');
  vi.unstubAllGlobals();
});

it('never puts an older value over a newer one when it has made room', async () => {
  let isFull = true;
  let free = () => {};
  const freed = new Promise<boolean>((resolve) => {
    free = () => resolve(true);
  });
  vi.stubGlobal('caches', { delete: () => freed });
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
  const { store, persistor } = await startStore();
  void persistor.flush();
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('full')));
  isFull = false;
  store.dispatch(productWished('78'));
  const isStored = persistor.flush();
  const stored = async () => String(await get('persist:wishlist', database()));
  await waitFor(async () => expect(await stored()).toContain('78'));
  free();
  await isStored;
  expect(await stored()).toContain('78');
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
