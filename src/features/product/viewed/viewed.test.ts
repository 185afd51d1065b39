import type { ApiResponse } from '@contract/transport';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import { forgetViews, noteView, type ViewedDispatch } from './viewed';
import { viewedApi } from './viewedApi';
import { selectDeviceViewedIds } from './viewedSlice';

/** status: of the calls of the list */
async function open({ isSignedIn = false, status = 200 }) {
  const writes: [string, unknown][] = [];
  const { store } = createTestApp({
    send: async ({ method, path, body }) => {
      if (path === '/customers/self/session')
        return { status: 200, body: { isloggedin: isSignedIn, customer_data: {} } };
      if (method !== 'GET') writes.push([method, body]);
      return { status, body: [] };
    },
  });
  const dispatch: ViewedDispatch = store.dispatch;
  await dispatch(viewedApi.endpoints.getSession.initiate());
  return { dispatch, writes, onDevice: () => selectDeviceViewedIds(store.getState()) };
}

it('lists a product once, newest first and at most 24, on the device of a guest', async () => {
  const { dispatch, writes, onDevice } = await open({});
  for (const id of ['1', '2', '1']) await dispatch(noteView(id));
  expect(onDevice()).toEqual(['1', '2']);
  for (let id = 100; id < 130; id += 1) await dispatch(noteView(String(id)));
  expect([onDevice().length, onDevice()[0]]).toEqual([24, '129']);
  await dispatch(forgetViews());
  expect([onDevice(), writes]).toEqual([[], []]);
});

it('notes the views of a customer on the account, and none on the device', async () => {
  const { dispatch, writes, onDevice } = await open({ isSignedIn: true });
  await dispatch(noteView('7'));
  await dispatch(forgetViews());
  expect(writes).toEqual([
    ['PUT', { product_ids: ['7'] }],
    ['DELETE', undefined],
  ]);
  expect(onDevice()).toEqual([]);
});

it('stays on the device with a backend that has no list, and asks it once', async () => {
  const { dispatch, writes, onDevice } = await open({ isSignedIn: true, status: 404 });
  for (const id of ['7', '8']) await dispatch(noteView(id));
  expect(onDevice()).toEqual(['8', '7']);
  expect(writes.length).toBeLessThanOrEqual(2);
});

it('leaves a product on the device that is viewed while earlier ones are sent', async () => {
  const responses: ((response: ApiResponse) => void)[] = [];
  const { store } = createTestApp({
    send: ({ method, path }) => {
      if (method === 'PUT') return new Promise((resolve) => void responses.push(resolve));
      const body = path === '/customers/self/session' ? { isloggedin: true, customer_data: {} } : [];
      return Promise.resolve({ status: 200, body });
    },
  });
  const dispatch: ViewedDispatch = store.dispatch;
  await dispatch(viewedApi.endpoints.getSession.initiate());
  const views = [dispatch(noteView('7')), dispatch(noteView('8'))];
  await vi.waitFor(() => expect(responses).toHaveLength(1));
  responses[0]?.({ status: 200, body: {} });
  await views[0];
  // Whether a backend has a call is asked once, so the second request waits for the first one's response.
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  responses[1]?.({ status: 429, body: null });
  await Promise.all(views);
  expect(selectDeviceViewedIds(store.getState())).toEqual(['8']);
});
