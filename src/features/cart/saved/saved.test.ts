import type { ApiRequest, ApiResponse } from '@contract/transport';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { moveSavedToAccount, removeSaved, type SavedDispatch, saveForLater, takeBack } from './saved';
import { savedApi } from './savedApi';
import { itemSaved, type SavedItem, selectSavedItems } from './savedSlice';

const oak: SavedItem = { product_id: '1', sku: 'OAK', qty: 2, options: [], addonIds: ['9'] };
const pine: SavedItem = { ...oak, sku: 'PINE', qty: 1 };
const toContract = ({ addonIds, ...item }: SavedItem) => ({ ...item, addon_ids: addonIds });

type Answer = (request: ApiRequest) => ApiResponse | undefined;

/** A store of a signed-in customer with a list on the server. */
async function signedIn(account: SavedItem[], respond: Answer = () => undefined) {
  const writes: [string, unknown][] = [];
  const { store } = createTestApp({
    send: async (request) => {
      const { method, path, query, body } = request;
      if (path === '/customers/self/session')
        return { status: 200, body: { customer_id: '1', isloggedin: true, customer_data: {} } };
      if (method !== 'GET') writes.push([method, body ?? query]);
      return respond(request) ?? { status: 200, body: account.map(toContract) };
    },
  });
  const dispatch: SavedDispatch = store.dispatch;
  await dispatch(savedApi.endpoints.getSession.initiate());
  return { store, dispatch, writes, onDevice: () => selectSavedItems(store.getState()) };
}

it('moves the list of the device to the account once, with the larger quantity of each entry', async () => {
  const { store, dispatch, writes, onDevice } = await signedIn([{ ...oak, qty: 5 }]);
  for (const item of [oak, pine]) store.dispatch(itemSaved(item));
  await dispatch(moveSavedToAccount());
  await dispatch(moveSavedToAccount());
  expect(writes).toEqual([['PUT', { items: [toContract(pine), toContract({ ...oak, qty: 5 })] }]]);
  expect(onDevice()).toEqual([]);
});

it('moves an entry with more pieces than the account accepts', async () => {
  const { store, dispatch, writes, onDevice } = await signedIn([{ ...oak, qty: 1200 }]);
  store.dispatch(itemSaved(oak));
  await dispatch(moveSavedToAccount());
  expect(writes).toEqual([['PUT', { items: [toContract({ ...oak, qty: 999 })] }]]);
  expect(onDevice()).toEqual([]);
});

it('leaves the list on the device when the server refuses it', async () => {
  const { store, dispatch, onDevice } = await signedIn([], ({ method }) =>
    method === 'PUT' ? { status: 500, body: null } : undefined,
  );
  store.dispatch(itemSaved(oak));
  await dispatch(moveSavedToAccount());
  expect(onDevice()).toEqual([oak]);
});

it('keeps everything on the device with a backend that has no list', async () => {
  const { dispatch, writes, onDevice } = await signedIn([], ({ path }) =>
    path === '/customer/saved/items' ? { status: 404, body: null } : undefined,
  );
  expect(await dispatch(saveForLater(oak))).toBeNull();
  await dispatch(moveSavedToAccount());
  expect(onDevice()).toEqual([oak]);
  await dispatch(takeBack(oak));
  expect(onDevice()).toEqual([]);
  expect(writes).toEqual([]);
});

it('adds to and takes from the list of the account', async () => {
  const { dispatch, writes, onDevice } = await signedIn([{ ...oak, qty: 3 }]);
  expect(await dispatch(saveForLater(oak))).toBeNull();
  await dispatch(takeBack({ ...oak, qty: 1 }));
  await dispatch(takeBack({ ...oak, qty: 3 }));
  await dispatch(removeSaved(oak));
  expect(writes).toEqual([
    ['PUT', { items: [toContract({ ...oak, qty: 5 })] }],
    ['PUT', { items: [toContract({ ...oak, qty: 2 })] }],
    ['DELETE', { product_id: '1', sku: 'OAK' }],
    ['DELETE', { product_id: '1', sku: 'OAK' }],
  ]);
  expect(onDevice()).toEqual([]);
});

it('takes back only the units of a line item that stayed in the cart', async () => {
  const server = { qty: 3 };
  const { dispatch } = await signedIn([], ({ method, path, body }) => {
    if (path !== '/customer/saved/items') return undefined;
    if (method === 'DELETE') server.qty = 0;
    if (method === 'PUT') server.qty = (body as { items: { qty: number }[] }).items[0]?.qty ?? 0;
    return { status: 200, body: server.qty > 0 ? [toContract({ ...oak, qty: server.qty })] : [] };
  });
  expect(await dispatch(saveForLater(oak))).toBeNull();
  expect(server.qty).toBe(5);
  await dispatch(takeBack(oak));
  expect(server.qty).toBe(3);
});
