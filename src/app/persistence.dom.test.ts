import { menuItem } from '@contract/content';
import { waitFor } from '@tests/waitFor';
import { afterAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { api } from '@/api/createApi';
import { configLoaded } from '@/config/configSlice';
import { type SavedDispatch, saveForLater } from '@/features/cart/saved/saved';
import { selectSavedItems } from '@/features/cart/saved/savedSlice';
import { productCompared, selectComparedIds } from '@/features/compare/compareSlice';
import {
  locationDrawerOpened,
  locationSelected,
  selectLocationDrawer,
  selectSelectedLocation,
} from '@/features/locations/locationsSlice';
import { postcodeEntered, selectPostcode } from '@/features/product/delivery/deliverySlice';
import { productWished, selectDeviceWishlistIds } from '@/features/wishlist/wishlistSlice';
import { keepEarlyChanges } from './earlyChanges';
import { rehydrate, wipe } from './persistence';
import { makeStore } from './store';

const services = { send: async () => ({ status: 0, body: undefined }) };
const ballard = { store_id: '7', store_name: 'Ballard', phone: '206-555-0154' };

const menu = [z.parse(menuItem, { node_id: '1', label: 'Promotions' })];

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenus: build.query<object[], void>({ queryFn: () => ({ data: menu }) }),
    getCart: build.query<string, void>({ queryFn: () => ({ data: 'personal' }) }),
  }),
});

const persistors: ReturnType<typeof rehydrate>[] = [];

/** A Redux store that has restored the persisted state. */
async function startStore() {
  const store = makeStore(services);
  const persistor = rehydrate(store);
  persistors.push(persistor);
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return { store, persistor };
}

/** Wipes the device, and ends the stores of earlier tests, which write at every pagehide. */
async function startAnew() {
  for (const persistor of persistors.splice(0)) {
    // A write that is under way would follow the wipe.
    await persistor.flush();
    persistor.pause();
  }
  await wipe();
}

// A store that goes on would write into the databases of the next file.
afterAll(startAnew);

it('restores lists, the postcode and the chosen location after a reload, but no open drawer and no personal data', async () => {
  const before = await startStore();
  before.store.dispatch(productWished('12'));
  before.store.dispatch(productCompared('34'));
  before.store.dispatch(locationSelected(ballard));
  before.store.dispatch(postcodeEntered('97205'));
  before.store.dispatch(locationDrawerOpened('product'));
  await before.store.dispatch(testApi.endpoints.listMenus.initiate());
  await before.store.dispatch(testApi.endpoints.getCart.initiate());
  await before.persistor.flush();

  const { store } = await startStore();
  const state = store.getState();
  expect(selectDeviceWishlistIds(state)).toEqual(['12']);
  expect(selectComparedIds(state)).toEqual(['34']);
  expect(selectSelectedLocation(state)).toEqual(ballard);
  expect(selectPostcode(state)).toBe('97205');
  expect(selectLocationDrawer(state)).toBe('CLOSED');
  expect(testApi.endpoints.listMenus.select()(state).data).toEqual(menu);
  expect(testApi.endpoints.getCart.select()(state).data).toBeUndefined();
});

it('restores content only in its language', async () => {
  const english = await startStore();
  await english.store.dispatch(testApi.endpoints.listMenus.initiate());
  await english.persistor.flush();

  const french = makeStore(services);
  french.dispatch(configLoaded({ tenant: null, locale: 'fr' }));
  const persistor = rehydrate(french);
  persistors.push(persistor);
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  expect(testApi.endpoints.listMenus.select()(french.getState()).data).toBeUndefined();
});

it.each([
  [true, undefined],
  [false, menu],
])('restores queries for seven days, and longer without network (online: %s)', async (isOnline, left) => {
  const before = await startStore();
  await before.store.dispatch(testApi.endpoints.listMenus.initiate());
  await before.persistor.flush();

  const eightDaysOn = Date.now() + 8 * 24 * 3_600_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(eightDaysOn);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { store } = await startStore();
  expect(testApi.endpoints.listMenus.select()(store.getState()).data).toEqual(left);
  clock.mockRestore();
  network.mockRestore();
});

it('puts changes made before the restore in front of the restored list, and restores nothing after wipe', async () => {
  const store = makeStore(services);
  store.dispatch(productWished('56'));
  const persistor = rehydrate(store);
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  expect(selectDeviceWishlistIds(store.getState())).toEqual(['56', '12']);

  persistors.push(persistor);
  await startAnew();
  const { store: fresh } = await startStore();
  expect(selectComparedIds(fresh.getState())).toEqual([]);
  expect(selectPostcode(fresh.getState())).toBe('');
});

/** Key of what earlier pages could not persist. */
const EARLY = 'storefront.early';

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

it('has stored an item that is saved for later before the cart removes it', async () => {
  await startAnew();
  const { store } = await startStore();
  const item = { product_id: '12', sku: 'NQ-OAT', qty: 1, options: [], addonIds: [] };
  expect(await (store.dispatch as SavedDispatch)(saveForLater(item))).toBeNull();
  const next = await startStore();
  expect(selectSavedItems(next.store.getState())).toEqual([item]);
});

it('keeps what changed on pages that were left before persistence started', async () => {
  await startAnew();
  for (const id of ['1', '2']) {
    const early = makeStore(services);
    const stop = keepEarlyChanges(early);
    early.dispatch(productWished(id));
    leavePage();
    stop();
  }
  const { store, persistor } = await startStore();
  expect(selectDeviceWishlistIds(store.getState())).toEqual(['2', '1']);
  await waitFor(() => expect(localStorage.getItem(EARLY)).toBeNull());
  await persistor.flush();
  expect(selectDeviceWishlistIds((await startStore()).store.getState())).toEqual(['2', '1']);
});

it('keeps nothing of an unchanged page, of a page whose changes are persisted, or of a foreign shape', async () => {
  await startAnew();
  const store = makeStore(services);
  const stop = keepEarlyChanges(store);
  leavePage();
  expect(localStorage.getItem(EARLY)).toBeNull();
  const persistor = rehydrate(store, stop);
  persistors.push(persistor);
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  store.dispatch(productWished('3'));
  leavePage();
  expect(localStorage.getItem(EARLY)).toBeNull();
  await persistor.flush();

  localStorage.setItem(EARLY, '[{"wishlist":{"productIds":[7]}}]');
  expect(selectDeviceWishlistIds((await startStore()).store.getState())).toEqual(['3']);
});
