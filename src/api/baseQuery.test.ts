import { CART_EMBED, getCart, postCartItems } from '@contract/cartEndpoints';
import { configureStore } from '@reduxjs/toolkit';
import { sendJson, serverPerTest } from '@tests/localServer';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from './call';
import { api } from './createApi';
import { browserTransport } from './http';

/** How often the module that reads the response of a write is not loaded. */
const network = vi.hoisted(() => {
  // Files share a process: another one may have loaded it.
  vi.resetModules();
  return { failures: 1 };
});
vi.mock('./confirmWrite', (original) => {
  if (network.failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

const server = serverPerTest();

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCart: build.query<unknown, void>({ query: () => call(getCart, { query: { embed: CART_EMBED } }) }),
    addToCart: build.mutation<unknown, void>({
      query: () => call(postCartItems, { body: { product_id: '7', qty: 1 } as never }),
    }),
  }),
});

const totals = { subtotal: {}, discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: {} };
const cart = { info: { qty: 2 }, items: [], totals };

/** Requests but those of the session. */
let seen: string[];
const respondWith = (respond: typeof server.handle) => {
  server.handle = (request, response) => {
    if (request.url === '/customers/self/session')
      return sendJson(response, 200, { customer_data: { csrf_token: 't1' } });
    seen.push(`${request.method} ${request.url?.split('?')[0]}`);
    return respond(request, response);
  };
};

beforeEach(() => {
  seen = [];
});

function shop() {
  const send = browserTransport('en-US', { baseURL: server.url, isSessionFirst: true });
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { send } } }).concat(api.middleware),
  });
  const read = () => dispatch(testApi.endpoints.readCart.initiate());
  const write = () => dispatch(testApi.endpoints.addToCart.initiate());
  return { read, write };
}

// The first test: a module that was loaded stays loaded.
it('reads the response of a write although what reads it failed to load at first', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  respondWith((_, response) => sendJson(response, 200, cart));
  const { write } = shop();
  expect(await write()).toMatchObject({ data: { info: { qty: 2 } } });
  expect(seen).toEqual(['POST /cart/items']);
});

it.each([
  [400, 1],
  [401, 1],
  [403, 1],
  [409, 1],
  [413, 1],
  [422, 1],
  [429, 1],
  [500, 3],
  [501, 1],
  [503, 3],
])(
  'a %i is an error with the messages of the backend, for a read after %i attempts',
  async (status, attempts) => {
    const body = {
      messages: { error: [{ code: 'no', message: 'Not today.' }] },
      fields: { qty: 'At most 3' },
    };
    const error = { status, code: 'no', messages: ['Not today.'], fields: { qty: 'At most 3' } };
    respondWith((_, response) => sendJson(response, status, body));
    const { read, write } = shop();
    expect((await read()).error).toEqual(error);
    expect(seen).toHaveLength(attempts);
    expect((await write()).error).toEqual(error);
    expect(seen.filter((one) => one.startsWith('POST'))).toHaveLength(1);
  },
);

it.each([
  ['broken JSON', 200, '{"items":['],
  ['a page of HTML', 200, '<html>Sign in to this network</html>'],
  ['an empty body', 200, ''],
])('a read is malformed by %s', async (_, status, body) => {
  vi.spyOn(console, 'error').mockReturnValue();
  respondWith((_request, response) => response.writeHead(status).end(body));
  expect((await shop().read()).error).toMatchObject({ status: 'MALFORMED' });
});

it.each([
  ['broken JSON', 200, '{"items":['],
  ['a page of HTML', 201, '<html>Thanks</html>'],
  ['an empty body', 204, ''],
])('a write succeeds with %s, and what it changed is read', async (_, status, body) => {
  respondWith((request, response) =>
    request.method === 'GET' ? sendJson(response, 200, cart) : response.writeHead(status).end(body),
  );
  expect((await shop().write()).data).toMatchObject({ info: { qty: 2 } });
  expect(seen).toEqual(['POST /cart/items', 'GET /cart']);
});

it('a lost response is an error without a status', async () => {
  respondWith(({ socket }) => socket.destroy());
  const { read, write } = shop();
  const error = { status: 0, code: null, messages: [], fields: {} };
  expect((await write()).error).toEqual(error);
  expect((await read()).error).toEqual(error);
  expect(seen).toHaveLength(4);
});

it('a read of a page that was left is aborted, and not repeated', async () => {
  respondWith(() => reading.abort());
  const reading = shop().read();
  expect((await reading).error).toMatchObject({ name: 'AbortError' });
  expect(seen).toEqual(['GET /cart']);
});
