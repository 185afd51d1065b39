import { tenantConfig } from '@contract/config';
import { menuItem } from '@contract/content';
import type { ApiRequest } from '@contract/transport';
import { waitFor } from '@tests/waitFor';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { menusApi } from '@/api/menusApi';
import { lastResponses, rememberResponse } from '@/features/offline/responseStore';
import { productApi } from '@/features/product/data/productApi';
import { clearPersonalStore } from '@/lib/personalStore';
import { keepLastPages, refreshRestored, restoreLastPages } from './lastPages';
import { type AppStore, makeStore } from './store';

const { getProduct } = productApi.endpoints;
const KEY = 'en-US getProduct("hudson-sofa")';
const page = (name: string) => ({ entity_id: '7', url_key: 'hudson-sofa', name });

/** A store whose shop responds when the test says so. */
function open(locale = 'en-US') {
  const requests: ApiRequest[] = [];
  const replies: ((body: unknown) => void)[] = [];
  const store: AppStore = makeStore(
    {
      send: (request) => {
        requests.push(request);
        return new Promise((resolve) => {
          replies.push((body) => resolve({ status: 200, body }));
        });
      },
    },
    { config: { tenant: z.parse(tenantConfig, {}), locale } },
  );
  const name = () => getProduct.select('hudson-sofa')(store.getState()).data?.name;
  return { store, requests, reply: (body: unknown) => replies.shift()?.(body), name };
}

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await clearPersonalStore('seen');
});

/** A visit that opens the product. */
async function visit(name: string): Promise<void> {
  const { store, requests, reply } = open();
  stops.push(keepLastPages(store));
  void store.dispatch(getProduct.initiate('hudson-sofa'));
  void store.dispatch(menusApi.endpoints.listMenus.initiate());
  await waitFor(() => expect(requests).toHaveLength(2));
  reply(page(name));
  reply([z.parse(menuItem, { node_id: '1', label: 'Blog' })]);
  await waitFor(async () => expect(await lastResponses([KEY])).toMatchObject([{ name }]));
}

it('restores the response of the last visit while the page requests it, and the new response replaces it', async () => {
  await visit('Old name');
  expect(await lastResponses(['en-US listMenus(undefined)'])).toEqual([undefined]);
  const { store, requests, reply, name } = open();
  const request = store.dispatch(getProduct.initiate('hudson-sofa'));
  expect(name()).toBeUndefined();
  await restoreLastPages(store);
  expect(name()).toBe('Old name');
  expect(requests).toHaveLength(1);
  reply(page('New name'));
  await request;
  expect(name()).toBe('New name');
});

it.each([
  ['of another language', 'fr-CA', page('Old name')],
  ['that is damaged', 'en-US', { entity_id: {}, promotions: 'none' }],
])('restores nothing %s', async (_, locale, response) => {
  await rememberResponse(KEY, response);
  const { store, name } = open(locale);
  void store.dispatch(getProduct.initiate('hudson-sofa'));
  await restoreLastPages(store);
  expect(name()).toBeUndefined();
});

it('never replaces a response that has arrived', async () => {
  await rememberResponse(KEY, page('Old name'));
  const { store, reply, name } = open();
  const request = store.dispatch(getProduct.initiate('hudson-sofa'));
  const restoring = restoreLastPages(store);
  reply(page('New name'));
  await request;
  await restoring;
  expect(name()).toBe('New name');
});

it('drops the responses that were stored first', async () => {
  const keys = Array.from({ length: 14 }, (_, index) => `en-US ${index}`);
  for (const key of keys) await rememberResponse(key, key);
  await rememberResponse('en-US 3', 'again');
  expect(await lastResponses(keys)).toEqual([
    ...[undefined, undefined, 'en-US 2', 'again'],
    ...keys.slice(4),
  ]);
});

it('loads again what was restored with its age and is on the page, and nothing else', async () => {
  const { store, requests } = open();
  const restored = (id: string) => ({
    ...{ status: 'fulfilled', endpointName: 'getProduct', originalArgs: id, requestId: id },
    ...{ data: page('Old name'), startedTimeStamp: 1, fulfilledTimeStamp: performance.timeOrigin - 1000 },
  });
  store.dispatch({
    type: 'persist/REHYDRATE',
    payload: {
      api: {
        ...store.getState().api,
        queries: {
          'getProduct("hudson-sofa")': restored('hudson-sofa'),
          'getProduct("other")': restored('other'),
        },
      },
    },
  });
  void store.dispatch(getProduct.initiate('hudson-sofa'));
  expect(requests).toEqual([]);
  refreshRestored(store);
  await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(['/products/hudson-sofa']));
});
