import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { menuItem } from '@/api/contract/content';
import { api } from '@/api/createApi';
import { configLoaded } from '@/config/configSlice';
import { productCompared, selectComparedIds } from '@/features/compare/compareSlice';
import {
  selectMyStore,
  selectStoreDrawer,
  storeChosen,
  storeDrawerOpened,
} from '@/features/stores/storesSlice';
import { productWished, selectWishedIds } from '@/features/wishlist/wishlistSlice';
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

/** A store that has read what is kept. */
async function started() {
  const store = makeStore(services);
  const persistor = rehydrate(store);
  await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return { store, persistor };
}

it('keeps lists and chosen shop over a reload, but no open drawer and nothing personal', async () => {
  const before = await started();
  before.store.dispatch(productWished('12'));
  before.store.dispatch(productCompared('34'));
  before.store.dispatch(storeChosen(ballard));
  before.store.dispatch(storeDrawerOpened('product'));
  await before.store.dispatch(testApi.endpoints.listMenus.initiate());
  await before.store.dispatch(testApi.endpoints.getCart.initiate());
  await before.persistor.flush();

  const { store } = await started();
  const state = store.getState();
  expect(selectWishedIds(state)).toEqual(['12']);
  expect(selectComparedIds(state)).toEqual(['34']);
  expect(selectMyStore(state)).toEqual(ballard);
  expect(selectStoreDrawer(state)).toBe('CLOSED');
  expect(testApi.endpoints.listMenus.select()(state).data).toEqual(menu);
  expect(testApi.endpoints.getCart.select()(state).data).toBeUndefined();
});

it('keeps content to its language', async () => {
  const english = await started();
  await english.store.dispatch(testApi.endpoints.listMenus.initiate());
  await english.persistor.flush();

  const french = makeStore(services);
  french.dispatch(configLoaded({ store: null, locale: 'fr' }));
  const persistor = rehydrate(french);
  await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  expect(testApi.endpoints.listMenus.select()(french.getState()).data).toBeUndefined();
});

it.each([
  [true, undefined],
  [false, menu],
])(
  'believes what was kept for seven days, and longer without network (online: %s)',
  async (isOnline, left) => {
    const before = await started();
    await before.store.dispatch(testApi.endpoints.listMenus.initiate());
    await before.persistor.flush();

    const eightDaysOn = Date.now() + 8 * 24 * 3_600_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(eightDaysOn);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { store } = await started();
    expect(testApi.endpoints.listMenus.select()(store.getState()).data).toEqual(left);
    clock.mockRestore();
    network.mockRestore();
  },
);

it('leaves alone what the shopper did before it was read, and forgets all when wiped', async () => {
  const store = makeStore(services);
  store.dispatch(productWished('56'));
  const persistor = rehydrate(store);
  await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  expect(selectWishedIds(store.getState())).toEqual(['56']);

  persistor.pause();
  await wipe();
  const { store: fresh } = await started();
  expect(selectComparedIds(fresh.getState())).toEqual([]);
});
