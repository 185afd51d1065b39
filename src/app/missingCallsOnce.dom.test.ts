import { getCart } from '@contract/cartEndpoints';
import { listSaved, listViewed, putViewed } from '@contract/customerLists';
import { postShopEvents } from '@contract/shopEvents';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it } from 'vitest';
import { sendOffered } from '@/api/baseQuery';
import { call } from '@/api/call';
import { isOffered, missingCallsSlice, noteMissingCall, restoreMissingCalls } from '@/api/missingCalls';
import { uncachedRequest } from '@/api/uncachedRequest';
import { tabStorage } from '@/browser/deviceStorage';
import { eventPost } from '@/features/analytics/post';

afterEach(() => tabStorage.remove('backend.missing'));

/** A backend that lacks every call, and the calls that reached it. */
function setup(status: number) {
  const sent: string[] = [];
  const services = {
    send: async ({ method, path }: { method: string; path: string }) => {
      sent.push(`${method} ${path}`);
      return { status, body: '<h1>No route</h1>' };
    },
  };
  const store = configureStore({
    reducer: { missingCalls: missingCallsSlice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }),
  });
  const send = (endpoint: typeof listViewed | typeof putViewed | typeof getCart) =>
    sendOffered(call(endpoint as typeof listViewed), {
      services,
      getState: store.getState,
      dispatch: store.dispatch,
    });
  return { send, sent, store, services };
}

describe('a call that the backend lacks', () => {
  it('is sent once, and a 404 rules out every call of its path', async () => {
    const { send, sent, store } = setup(404);
    await send(putViewed);
    expect(await send(putViewed)).toMatchObject({ error: { status: 404 } });
    await send(listViewed);
    expect(sent).toEqual(['PUT /customer/viewed/items']);
    expect(isOffered(store.getState(), listSaved)).toBe(true);
  });

  it('is the only one of its path that a 405 rules out', async () => {
    const { send, sent } = setup(405);
    await send(putViewed);
    await send(listViewed);
    expect(sent).toEqual(['PUT /customer/viewed/items', 'GET /customer/viewed/items']);
  });

  it('is stored for the next page before anything else happens', () => {
    const { store } = setup(404);
    noteMissingCall(putViewed, { status: 404 }, store.dispatch);
    // No await: the page may be left now.
    const next = setup(404).store;
    restoreMissingCalls(next.dispatch);
    expect(isOffered(next.getState(), listViewed)).toBe(false);
  });

  it('is sent once by what needs it at the same time', async () => {
    const { send, sent, store } = setup(404);
    const dispatch = store.dispatch as never as Parameters<typeof eventPost>[0];
    const post = eventPost(dispatch);
    const results = await Promise.all([send(listViewed), send(putViewed), send(listViewed)]);
    expect(results).toEqual(Array(3).fill({ error: expect.objectContaining({ status: 404 }) }));
    expect(await Promise.all([post(postShopEvents.path, {}), post(postShopEvents.path, {})])).toEqual([
      404, 404,
    ]);
    expect(sent).toEqual(['GET /customer/viewed/items', 'POST /events']);
  });

  it('waits for no answer once the backend has it', async () => {
    const { send, sent } = setup(200);
    await send(putViewed);
    void send(putViewed);
    void send(putViewed);
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toHaveLength(3);
  });

  it('is asked again when the shop cannot do without it', async () => {
    const { send, sent } = setup(404);
    await send(getCart);
    await send(getCart);
    expect(sent).toHaveLength(2);
  });

  it('is sent once by what bypasses the cache, and by events', async () => {
    const { sent, store } = setup(404);
    const dispatch = store.dispatch as never as Parameters<typeof eventPost>[0];
    for (let index = 0; index < 2; index += 1) {
      await dispatch(uncachedRequest(putViewed, { body: { product_ids: ['7'] } }));
      expect(await eventPost(dispatch)(postShopEvents.path, {})).toBe(404);
    }
    expect(sent).toEqual(['PUT /customer/viewed/items', 'POST /events']);
    expect(isOffered(store.getState(), postShopEvents)).toBe(false);
  });
});

it('a call without the identifier of its path is not sent', async () => {
  const { sent, store, services } = setup(200);
  const args = { ...call(listViewed), params: { id: '' } };
  expect(
    await sendOffered(args, { services, getState: store.getState, dispatch: store.dispatch }),
  ).toHaveProperty('error');
  expect(sent).toEqual([]);
});
