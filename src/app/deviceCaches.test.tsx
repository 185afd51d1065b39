import { cart } from '@contract/cart';
import { categoryPage } from '@contract/category';
import { block, contentPage, menuItem } from '@contract/content';
import { productPage } from '@contract/product';
import { renderHook } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { api } from '@/api/createApi';
import { keepLastSeenCart } from '@/features/cart/keepLastSeenCart';
import { seenPages } from '@/features/offline/seenStore';
import { useKeepPages } from '@/features/offline/useKeepSeen';
import { recentTerms, rememberTerm } from '@/features/search/recentTerms';
import { rehydrate } from './persistence';
import { makeStore, type RootState } from './store';

// Every query of the storefront.
import.meta.glob(['../**/*Api.ts', '!../desk/**'], { eager: true });

/** What no cache of the device may contain: persons, places and secrets. */
const secrets = [
  'ada@example.com',
  'Lovelace',
  'Rue Secrète',
  '503-555-0100',
  '97301',
  '45.5123',
  'csrf-4711',
  'Leave it at 97301',
];

const address = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.com',
  street: ['1 Rue Secrète'],
  postcode: '97301',
  telephone: '503-555-0100',
};
const personalCart = z.parse(cart, {
  info: {
    qty: 2,
    email: 'ada@example.com',
    payment_data: { token: 'csrf-4711' },
    messages: { success: ['Leave it at 97301'] },
    sales_assistance: 'Lovelace',
  },
  items: [{ item_id: '1', product_id: '7', name: 'Public sofa', qty: 2 }],
  billing_address: address,
  shipping_address: address,
  shipping_methods: [{ code: 'van', carrier_title: 'To 97301', price: 1 }],
  delivery: { date: '2026-12-01', slot: '97301' },
  pickup: { store_id: '1', postcode: '97301' },
  packageAI: { message: '97301' },
});

/** Data of the queries that a cache may keep. */
const publicData: Record<string, unknown> = {
  getProduct: z.parse(productPage, { entity_id: 7, name: 'Public oak table' }),
  getCategory: z.parse(categoryPage, { entity_id: 3, name: 'Public tables', url_key: 'tables' }),
  listCategories: [],
  getBlock: z.parse(block, { identifier: 'home', content: 'Public block' }),
  getPage: z.parse(contentPage, { content: 'Public page' }),
  listMenus: [z.parse(menuItem, { node_id: '1', label: 'Public menu' })],
};

/** A fulfilled entry of each query, with secrets in its arguments and its data, but for those that are public. */
function fulfilledQueries(): RootState['api']['queries'] {
  const args = { zip: '97301', lat: '45.5123', email: 'ada@example.com', token: 'csrf-4711' };
  return Object.fromEntries(
    Object.keys(api.endpoints).map((endpointName) => {
      const isPublic = endpointName in publicData;
      const data = publicData[endpointName] ?? (endpointName === 'getCart' ? personalCart : { secrets });
      const key = `${endpointName}(${isPublic || endpointName === 'getCart' ? 'undefined' : JSON.stringify(args)})`;
      const query = {
        status: 'fulfilled',
        endpointName,
        originalArgs: isPublic ? undefined : args,
        data,
        requestId: key,
      };
      return [key, { ...query, startedTimeStamp: 1, fulfilledTimeStamp: Date.now() }];
    }),
  ) as never;
}

const resultOf = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Keys and values of all tables of a database. */
async function contentsOf(name: string): Promise<unknown[]> {
  const database = await resultOf(indexedDB.open(name));
  const tables = [...database.objectStoreNames];
  const contents = await Promise.all(
    tables.map(async (table) => {
      const store = database.transaction(table).objectStore(table);
      return [await resultOf(store.getAllKeys()), await resultOf(store.getAll())];
    }),
  );
  database.close();
  return contents;
}

/** Everything that this device keeps, as text. */
async function storedOnDevice(): Promise<string> {
  const databases = await indexedDB.databases();
  const contents = await Promise.all(databases.map(({ name = '' }) => contentsOf(name)));
  return JSON.stringify([contents, { ...localStorage }, { ...sessionStorage }]);
}

afterEach(() => vi.useRealTimers());

it('the caches of a device keep no postcode, position, session or person of any query', async () => {
  expect(Object.keys(api.endpoints).length).toBeGreaterThan(60);
  const queries = fulfilledQueries();
  const { api: initial } = makeStore({ send: async () => ({ status: 0, body: null }) }).getState();
  const store = makeStore(
    { send: async () => ({ status: 0, body: null }) },
    { api: { ...initial, queries } },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stops = [keepLastSeenCart(store)];
  const persistor = rehydrate(store);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  await persistor.flush();
  window.dispatchEvent(new Event('pagehide'));
  const keepsAll = async () => {
    const text = await storedOnDevice();
    expect(text).toContain('Public sofa');
  };
  await waitFor(keepsAll);
  const text = await storedOnDevice();
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  for (const stop of stops) stop();
  persistor.pause();
});

it.each([
  ['/search/ada@example.com', false],
  ['/search/sofa%2097301', false],
  ['/search/h2h 2c7', false],
  ['/account/orders', false],
  ['/track-order', false],
  ['/search/sofa', true],
  ['/product/12345', true],
])('the page %s is remembered for a visit without network: %s', async (path, isKept) => {
  document.body.innerHTML = '<main><h1>Title</h1></main>';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { wrap } = createTestApp({ path });
  const { unmount } = renderHook(() => useKeepPages(), { wrapper: ({ children }) => wrap(children) });
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  unmount();
  expect((await seenPages()).map((page) => page.path).includes(path)).toBe(isKept);
});

it.each([
  ['sofa', true],
  ['LG 2000', true],
  ['ada@example.com', false],
  ['97301', false],
  ['503 555 0100', false],
])('the term "%s" is suggested again: %s', (term, isKept) => {
  rememberTerm(term);
  expect(recentTerms().includes(term)).toBe(isKept);
});
