import type { ApiResponse, Transport } from '@contract/transport';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/createApi';
import { cartApi } from './cartApi';

const money = { amount: 100 };
const cartWith = (qty: number) => ({
  info: { qty },
  items: [{ item_id: '1', product_id: '1', qty, price: money, original_price: money, row_total: money }],
  totals: {
    subtotal: money,
    discount: money,
    shipping: money,
    fee: money,
    tax: money,
    grand_total: money,
  },
  billing_address: {},
  payment_methods: [],
});

/** A store before a backend whose answers to writes are given by hand, one after another. */
function shop() {
  const answers: ((answer: ApiResponse) => void)[] = [];
  const send: Transport = ({ method }) =>
    method === 'GET' && !backend.isSlow
      ? Promise.resolve({ status: 200, body: cartWith(1) })
      : new Promise((resolve) => answers.push(resolve));
  /** isSlow: its answers to reads are given by hand, too */
  const backend = { isSlow: false };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { send } } }).concat(api.middleware),
  });
  const seen = () => cartApi.endpoints.getCart.select()(store.getState()).data?.items[0]?.qty;
  const clickPlus = () =>
    store.dispatch(cartApi.endpoints.changeQty.initiate({ id: '1', qty: (seen() ?? 0) + 1 }));
  return { store, backend, answers, seen, clickPlus };
}

it('the response to an earlier click never reverts a later click', async () => {
  const { store, answers, seen, clickPlus } = shop();
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  const [first, second] = [clickPlus(), clickPlus()];
  expect(seen()).toBe(3);
  answers[0]?.({ status: 200, body: cartWith(2) });
  await first;
  expect(seen()).toBe(3);
  answers[1]?.({ status: 200, body: cartWith(3) });
  await second;
  expect(seen()).toBe(3);
});

it('the response to a read that was sent before a click does not revert the click', async () => {
  const { store, backend, answers, seen, clickPlus } = shop();
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  backend.isSlow = true;
  const read = store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
  const write = clickPlus();
  expect(seen()).toBe(2);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.({ status: 200, body: cartWith(1) });
  await read;
  await vi.waitFor(() => expect(seen()).toBe(2));
  answers[1]?.({ status: 200, body: cartWith(2) });
  await write;
  expect(seen()).toBe(2);
});

it('a rejected write rolls back to the cart of the server', async () => {
  const { store, answers, seen, clickPlus } = shop();
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  const refused = clickPlus();
  answers[0]?.({ status: 500, body: '' });
  await refused;
  await Promise.all(store.dispatch(cartApi.util.getRunningQueriesThunk()));
  expect(seen()).toBe(1);
});

it('a payment that the backend keeps after a change of items is cleared', async () => {
  const sent: string[] = [];
  const paid = (qty: number, payment_method: string) => {
    const cart = cartWith(qty);
    return { ...cart, info: { ...cart.info, payment_method } };
  };
  const send: Transport = async ({ method, path }) => {
    sent.push(`${method} ${path}`);
    return { status: 200, body: paid(1, method === 'DELETE' ? '' : 'checkmo') };
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { send } } }).concat(api.middleware),
  });
  const payment = () => cartApi.endpoints.getCart.select()(store.getState()).data?.info.payment_method;
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  expect(payment()).toBe('checkmo');
  const write = store.dispatch(cartApi.endpoints.addItems.initiate({ product_id: '7', qty: 1 }));
  expect(payment()).toBe('');
  await write;
  expect(payment()).toBe('');
  await Promise.all(store.dispatch(cartApi.util.getRunningMutationsThunk()));
  expect([payment(), sent.at(-1)]).toEqual(['', 'DELETE /cart/payment']);
});

it.each([
  ['restored cart', cartApi.endpoints.restoreCart.initiate('token')],
  ['reopened order', cartApi.endpoints.reopenOrder.initiate('7')],
])('a payment that the backend keeps is cleared after a %s', async (_, write) => {
  const sent: string[] = [];
  const cart = cartWith(2);
  const send: Transport = async ({ method, path }) => {
    sent.push(`${method} ${path}`);
    const payment_method = method === 'DELETE' ? '' : 'checkmo';
    return { status: 200, body: { ...cart, info: { ...cart.info, payment_method } } };
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { send } } }).concat(api.middleware),
  });
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  await store.dispatch(write);
  await Promise.all(store.dispatch(cartApi.util.getRunningMutationsThunk()));
  expect(sent.at(-1)).toBe('DELETE /cart/payment');
});

it.each([
  [3, 2, { method: 'PUT', path: '/cart/items/9', body: { qty: 2, crosssell_parent_id: '1' } }],
  [1, 0, { method: 'DELETE', path: '/cart/items/9' }],
])('an add-on of %i leaves %i by the specified call', async (_, qty, request) => {
  const sent: object[] = [];
  const send: Transport = async ({ method, path, body }) => {
    sent.push(body === undefined ? { method, path } : { method, path, body });
    return { status: 200, body: cartWith(1) };
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { send } } }).concat(api.middleware),
  });
  await store.dispatch(cartApi.endpoints.removeAddon.initiate({ id: '9', parentId: '1', qty }));
  expect(sent).toEqual([request]);
});
