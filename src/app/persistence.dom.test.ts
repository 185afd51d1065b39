import { waitFor } from '@tests/waitFor';
// biome-ignore lint/style/noRestrictedImports: the test empties what persistence.ts has stored
import { clear, createStore } from 'idb-keyval';
import { afterAll, expect, it } from 'vitest';
import type { Services } from '@/api/call';
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
import { productUnwished, productWished, selectDeviceWishlistIds } from '@/features/wishlist/wishlistSlice';
import { rehydrate } from './persistence';
import { makeStore } from './store';

const services = { send: async () => ({ status: 0, body: undefined }) };
const ballard = { store_id: '7', store_name: 'Ballard', phone: '206-555-0154' };

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
  await clear(createStore('storefront', 'kept'));
}

// A store that goes on would write into the databases of the next file.
afterAll(startAnew);

it('restores lists, the postcode and the chosen location after a reload, but no open drawer', async () => {
  const before = await startStore();
  before.store.dispatch(productWished('12'));
  before.store.dispatch(productCompared('34'));
  before.store.dispatch(locationSelected(ballard));
  before.store.dispatch(postcodeEntered('97205'));
  before.store.dispatch(locationDrawerOpened('product'));
  await before.persistor.flush();

  const { store } = await startStore();
  const state = store.getState();
  expect(selectDeviceWishlistIds(state)).toEqual(['12']);
  expect(selectComparedIds(state)).toEqual(['34']);
  expect(selectSelectedLocation(state)).toEqual(ballard);
  expect(selectPostcode(state)).toBe('97205');
  expect(selectLocationDrawer(state)).toBe('CLOSED');
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

it('restores no more compared products than the comparison can hold', async () => {
  await startAnew();
  const before = await startStore();
  for (const id of ['1', '2', '3', '4']) before.store.dispatch(productCompared(id));
  await before.persistor.flush();
  const store = makeStore(services);
  store.dispatch(productCompared('5'));
  persistors.push(rehydrate(store));
  await waitFor(() => expect(selectComparedIds(store.getState())).toEqual(['5', '1', '2', '3']));
});

it('adds to the lists that other tabs have stored in the meantime', async () => {
  await startAnew();
  const tabs = [await startStore(), await startStore(), await startStore()];
  const listOf = ({ store }: (typeof tabs)[number]) => selectDeviceWishlistIds(store.getState());
  /** In a browser only one tab is focused; here all are, and each stores what it has read. */
  const focusTabs = async (list: string[]) => {
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(tabs.map(listOf)).toEqual(tabs.map(() => list)));
    for (const { persistor } of tabs) await persistor.flush();
  };
  const list: string[] = [];
  for (const [index, { store, persistor }] of tabs.entries()) {
    store.dispatch(productWished(String(index)));
    list.unshift(String(index));
    await persistor.flush();
    await focusTabs(list);
  }
  expect(listOf(await startStore())).toEqual(['2', '1', '0']);

  tabs[0]?.store.dispatch(productUnwished('1'));
  await tabs[0]?.persistor.flush();
  await focusTabs(['2', '0']);

  tabs[0]?.store.dispatch(productWished('3'));
  await tabs[0]?.persistor.flush();
  window.dispatchEvent(new Event('focus'));
  tabs[1]?.store.dispatch(productUnwished('0'));
  await waitFor(() => expect(tabs.slice(1, 2).map(listOf)).toEqual([['3', '2']]));
});

it('has stored an item that is saved for later before the cart removes it', async () => {
  await startAnew();
  const given: Services = { ...services };
  const store = makeStore(given);
  given.persistor = rehydrate(store);
  persistors.push(given.persistor as ReturnType<typeof rehydrate>);
  await waitFor(() => expect(persistors.at(-1)?.getState().bootstrapped).toBe(true));
  const item = { product_id: '12', sku: 'NQ-OAT', qty: 1, options: [], addonIds: [] };
  expect(await (store.dispatch as SavedDispatch)(saveForLater(item))).toBeNull();
  const next = await startStore();
  expect(selectSavedItems(next.store.getState())).toEqual([item]);
});
