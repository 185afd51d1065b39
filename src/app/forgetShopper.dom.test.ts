import { waitFor } from '@tests/waitFor';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT_AT, shareSignOut } from '@/browser/sharedSignOut';
import { itemSaved, selectSavedItems } from '@/features/cart/saved/savedSlice';
import { postcodeEntered } from '@/features/product/delivery/deliverySlice';
import { productWished, selectDeviceWishlistIds } from '@/features/wishlist/wishlistSlice';
import type { rehydrate } from './persistence';

let status = 200;
const leave = vi.fn();
const forgotten = vi.fn();

const persistors: ReturnType<typeof rehydrate>[] = [];
// A store that goes on would write into the databases of the next file.
afterAll(async () => {
  for (const persistor of persistors) {
    await persistor.flush();
    persistor.pause();
  }
});

/** A new document of this device, with modules of its own. */
async function openDocument() {
  vi.resetModules();
  const [{ accountApi }, { forgetShopper }, { rehydrate }, { makeStore }] = await Promise.all([
    import('@/features/account/accountApi'),
    import('./forgetShopper'),
    import('./persistence'),
    import('./store'),
  ]);
  const store = makeStore({
    send: async () => ({ status, body: {} }),
    forgetShopper: async () => forgotten(),
  });
  const startRestoring = () => {
    const persistor = rehydrate(store);
    persistors.push(persistor);
    return persistor;
  };
  return {
    store,
    startRestoring,
    signOut: () => store.dispatch(accountApi.endpoints.signOut.initiate()),
    forget: () => forgetShopper(store, leave),
  };
}

/** A document that has restored what the device keeps. */
async function openShop() {
  const { startRestoring, ...opened } = await openDocument();
  const persistor = startRestoring();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return { ...opened, persistor };
}

async function startShop() {
  const { store, persistor, forget } = await openShop();
  store.dispatch(itemSaved({ product_id: '1', sku: 'OAK-7', qty: 1, options: [], addonIds: [] }));
  store.dispatch(productWished('4711'));
  store.dispatch(postcodeEntered('97205'));
  await persistor.flush();
  expect(await restoredSkus()).toEqual(['OAK-7']);
  return { store, persistor, forget };
}

/** The skus that the next page of this device restores. */
async function restoredSkus() {
  const { store, persistor } = await openShop();
  persistor.pause();
  return selectSavedItems(store.getState()).map(({ sku }) => sku);
}

beforeEach(() => {
  leave.mockClear();
  forgotten.mockClear();
  status = 200;
});

it('empties the lists, the database and the storage before the document is left', async () => {
  const { store, forget } = await startShop();
  localStorage.setItem('recent-searches', '["walnut"]');
  localStorage.setItem('i18next_res_en-cart', '{}');
  sessionStorage.setItem('checkout.placed', '{}');

  let atLeaving = '';
  leave.mockImplementation(() => {
    atLeaving = [Object.keys(localStorage), Object.keys(sessionStorage)].join();
  });
  await forget();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(atLeaving).toBe('i18next_res_en-cart,');
  expect(selectSavedItems(store.getState())).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(await restoredSkus()).toEqual([]);
});

it('deletes the lists of a page that has not restored them yet', async () => {
  const { persistor } = await startShop();
  persistor.pause();
  await (await openDocument()).forget();
  expect(await restoredSkus()).toEqual([]);
});

it('does not store the lists again when the page is restoring them', async () => {
  const { persistor } = await startShop();
  persistor.pause();
  const { store, startRestoring, forget } = await openDocument();
  const restoring = startRestoring();
  await forget();
  await waitFor(() => expect(restoring.getState().bootstrapped).toBe(true));
  // The page changes what it has restored, before it is left.
  store.dispatch(productWished('4711'));
  await restoring.flush();
  expect(await restoredSkus()).toEqual([]);
});

it.each([undefined, null])('forgets the lists and leaves where indexedDB is %s', async (absent) => {
  vi.stubGlobal('indexedDB', absent);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const { store, persistor, forget } = await openShop();
  store.dispatch(productWished('4711'));
  sessionStorage.setItem('checkout.placed', '{}');
  await forget();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(selectDeviceWishlistIds(store.getState())).toEqual([]);
  expect(sessionStorage.getItem('checkout.placed')).toBeNull();
  persistor.pause();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('runs when the server has ended the session, and not after a failure', async () => {
  const { signOut } = await openDocument();
  status = 500;
  await signOut();
  expect(forgotten).not.toHaveBeenCalled();
  status = 200;
  await signOut();
  await waitFor(() => expect(forgotten).toHaveBeenCalledTimes(1));
});

it('runs in other tabs, and in a page that returns from the back/forward cache, whatever the clock says', () => {
  const hour = 3_600_000;
  localStorage.setItem(SIGNED_OUT_AT, String(performance.timeOrigin + hour));
  shareSignOut(async () => forgotten());
  window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_OUT_AT, newValue: '5' }));
  expect(forgotten).toHaveBeenCalled();
  forgotten.mockClear();
  const returnPage = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  returnPage();
  expect(forgotten).not.toHaveBeenCalled();
  localStorage.setItem(SIGNED_OUT_AT, String(performance.timeOrigin - hour));
  returnPage();
  expect(forgotten).toHaveBeenCalled();
});
