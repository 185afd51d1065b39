import { waitFor } from '@tests/waitFor';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT_AT, shareSignOut } from '@/browser/sharedSignOut';
import { accountApi } from '@/features/account/accountApi';
import { itemSaved, selectSavedItems } from '@/features/cart/saved/savedSlice';
import { postcodeEntered } from '@/features/product/delivery/deliverySlice';
import { productWished, selectDeviceWishlistIds } from '@/features/wishlist/wishlistSlice';
import { forgetShopper } from './forgetShopper';
import { rehydrate } from './persistence';
import { makeStore } from './store';

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

/** A store that has restored what the device keeps. */
async function openShop() {
  const store = makeStore({
    send: async () => ({ status, body: {} }),
    forgetShopper: async () => forgotten(),
  });
  const persistor = rehydrate(store);
  persistors.push(persistor);
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return { store, persistor };
}

async function startShop() {
  const { store, persistor } = await openShop();
  store.dispatch(itemSaved({ product_id: '1', sku: 'OAK-7', qty: 1, options: [], addonIds: [] }));
  store.dispatch(productWished('4711'));
  store.dispatch(postcodeEntered('97205'));
  await persistor.flush();
  expect(await restoredSkus()).toEqual(['OAK-7']);
  return { store, persistor };
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
  const { store, persistor } = await startShop();
  localStorage.setItem('recent-searches', '["walnut"]');
  localStorage.setItem('i18next_res_en-cart', '{}');
  sessionStorage.setItem('checkout.placed', '{}');

  let atLeaving = '';
  leave.mockImplementation(() => {
    atLeaving = [Object.keys(localStorage), Object.keys(sessionStorage)].join();
  });
  await forgetShopper(store, persistor, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(atLeaving).toBe('i18next_res_en-cart,');
  expect(selectSavedItems(store.getState())).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(await restoredSkus()).toEqual([]);
});

it('deletes the lists of a page whose persistence has not started', async () => {
  const { persistor } = await startShop();
  persistor.pause();
  await forgetShopper(makeStore({ send: async () => ({ status, body: {} }) }), undefined, leave);
  expect(await restoredSkus()).toEqual([]);
});

it.each([undefined, null])('forgets the lists and leaves where indexedDB is %s', async (absent) => {
  vi.stubGlobal('indexedDB', absent);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const { store, persistor } = await openShop();
  store.dispatch(productWished('4711'));
  sessionStorage.setItem('checkout.placed', '{}');
  await forgetShopper(store, persistor, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(selectDeviceWishlistIds(store.getState())).toEqual([]);
  expect(sessionStorage.getItem('checkout.placed')).toBeNull();
  persistor.pause();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('runs when the server has ended the session, and not after a failure', async () => {
  const { store } = await startShop();
  status = 500;
  await store.dispatch(accountApi.endpoints.signOut.initiate());
  expect(forgotten).not.toHaveBeenCalled();
  status = 200;
  await store.dispatch(accountApi.endpoints.signOut.initiate());
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
