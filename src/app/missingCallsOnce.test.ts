import { getCart } from '@contract/cartEndpoints';
import { listSaved, listViewed, putViewed } from '@contract/customerLists';
import { postShopEvents } from '@contract/shopEvents';
import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/call';
import { endpointName, isOffered, missingCallsSlice } from '@/api/missingCalls';
import { sendOffered } from '@/api/sendCall';
import { uncachedRequest } from '@/api/uncachedRequest';
import { eventPost } from '@/features/analytics/post';

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
  it('is sent once, and a 404 speaks for every call of its path', async () => {
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
    expect(store.getState().missingCalls).toContain(endpointName(postShopEvents));
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
