import type { ApiRequest, ApiResponse } from '@contract/transport';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppThunkDispatch, UncachedResult } from '@/api/uncachedRequest';
import { cartApi } from './cartApi';
import { forgetSentOrder } from './placedOrder';
import { choosePaymentUncached, type PlacedOrder, placeOrderUncached } from './placeOrder';

const money = { amount: 100, formatted: '$100.00' };
const cart = {
  info: { qty: 2, payment_method: 'checkmo', shipping_method: 'van', coupon_code: 'WELCOME10' },
  items: [{ item_id: '1', product_id: '7', name: 'Sofa', qty: 2, row_total: money }],
  totals: { subtotal: money, grand_total: money },
  addons: { 7: ['9'] },
};

afterEach(() => sessionStorage.clear());

/** Places an order at a backend that answers each POST /cart/place with the next response and then has the given items. */
async function placeAt(responses: ApiResponse[], itemsAfter: object[], order = 'shown') {
  let sent = 0;
  const { store } = createTestApp({
    send: async ({ path }: ApiRequest) => {
      if (path === '/cart/place') return responses[sent++] ?? { status: 0, body: undefined };
      return {
        status: 200,
        body: { ...cart, items: sent > 0 || order === 'lost' ? itemsAfter : cart.items },
      };
    },
  });
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  const place = placeOrderUncached({ method: order === 'lost' ? '' : 'checkmo', idempotencyKey: 'k' });
  const result = await (store.dispatch as unknown as AppThunkDispatch)(place as never);
  const { data, error } = result as UncachedResult<PlacedOrder>;
  return { sent, data, error };
}

const lost: ApiResponse = { status: 0, body: undefined };
const refused: ApiResponse = { status: 422, body: { messages: { error: [{ message: 'Empty.' }] } } };
const named: ApiResponse = { status: 200, body: { order: { increment_id: 'M-1', entity_id: '1' } } };

it('reads the cart again after a payment method that it does not take', async () => {
  let fee = 0;
  const { store } = createTestApp({
    send: async ({ method }: ApiRequest) => {
      if (method === 'PUT') return { status: 422, body: {} };
      return { status: 200, body: { ...cart, totals: { grand_total: { amount: 100 + fee } } } };
    },
  });
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  // What a plan adds to the total before the method is chosen (docs/spec/13 §4).
  fee = 21;
  const choose = choosePaymentUncached({ payment_method: 'fairstone' } as never);
  await (store.dispatch as unknown as AppThunkDispatch)(choose as never);
  const total = () => cartApi.endpoints.getCart.select()(store.getState()).data?.totals.grand_total.amount;
  await waitFor(() => expect(total()).toBe(121));
});

describe('an order without a response', () => {
  it.each([0, 500, 502, 504])('was received when the cart is empty after a %i', async (status) => {
    const { sent, data } = await placeAt([{ status, body: '' }, refused], []);
    expect(sent).toBe(2);
    expect(data).toMatchObject({ order: { increment_id: '', items: [{ name: 'Sofa' }] }, redirect_url: '' });
  });

  it('has the number that the repeated request returns', async () => {
    expect(await placeAt([lost, named], [])).toMatchObject({
      sent: 2,
      data: { order: { increment_id: 'M-1' } },
    });
  });

  it('is sent again while the cart has its items, and not after a response of a gateway', async () => {
    expect(await placeAt([lost, named], cart.items)).toMatchObject({ sent: 2, data: { order: {} } });
    expect(await placeAt([{ status: 504, body: '' }], cart.items)).toMatchObject({
      sent: 1,
      error: { status: 504 },
    });
  });

  it('is not sent again with other items', async () => {
    const others = cart.items.map((item) => ({ ...item, item_id: '2' }));
    expect(await placeAt([lost], others)).toMatchObject({ sent: 1, error: { status: 0 } });
  });

  it('was received when a reload finds the cart empty', async () => {
    await placeAt([{ status: 504, body: '' }], cart.items);
    expect(await placeAt([refused], [], 'lost')).toMatchObject({
      data: { order: { items: [{ name: 'Sofa' }] } },
    });
  });

  it('was not placed when a request was refused before, or the shopper has emptied the cart', async () => {
    await placeAt([refused], cart.items);
    expect(await placeAt([refused], [], 'lost')).toMatchObject({ error: { status: 422 } });
    await placeAt([{ status: 504, body: '' }], cart.items);
    forgetSentOrder();
    expect(await placeAt([refused], [], 'lost')).toMatchObject({ error: { status: 422 } });
  });
});

it('has the method that was sent when a backend returns its items without it', async () => {
  const body = { order: { entity_id: '1', is_suspicious: true, items: cart.items } };
  const { data } = await placeAt([{ status: 200, body }], []);
  expect(data?.order).toMatchObject({ is_suspicious: true, payment_method: 'checkmo' });
});

it('is waited for as long as the server waits for the backend, before it counts as lost', async () => {
  const timeouts: unknown[] = [];
  const { store } = createTestApp({
    send: async ({ path, timeoutMs }: ApiRequest) => {
      if (path !== '/cart/place') return { status: 200, body: cart };
      timeouts.push(timeoutMs);
      return named;
    },
  });
  const place = placeOrderUncached({ method: 'checkmo', idempotencyKey: 'k' });
  await (store.dispatch as unknown as AppThunkDispatch)(place as never);
  expect(timeouts).toEqual([115_000]);
});

/** A shop whose cart can not be read after the order. */
async function setup(placed: ApiResponse, method = 'checkmo') {
  let isPlaced = false;
  let lateReads = 0;
  const { store } = createTestApp({
    send: async ({ method, path }: ApiRequest) => {
      if (path === '/cart/place') {
        isPlaced = true;
        return placed;
      }
      if (method === 'GET' && path === '/cart' && !isPlaced) return { status: 200, body: cart };
      if (path === '/cart') lateReads += 1;
      return { status: 500, body: '' };
    },
  });
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  const place = placeOrderUncached({ method, idempotencyKey: 'k' });
  const result = await (store.dispatch as unknown as AppThunkDispatch)(place as never);
  await waitFor(() => expect(lateReads).toBeGreaterThan(0));
  const seen = () => cartApi.endpoints.getCart.select()(store.getState()).data;
  return { result, seen };
}

it('clears the cart after an order although it can not be read (docs/spec/12 §3)', async () => {
  const order = { increment_id: 'M-1', entity_id: '1' };
  const { result, seen } = await setup({ status: 200, body: { order } });
  expect(result).toMatchObject({ data: { order: { increment_id: 'M-1' } } });
  await waitFor(() => expect(seen()?.items).toEqual([]));
  expect(seen()).toMatchObject({
    addons: {},
    info: { qty: 0, payment_method: '', shipping_method: '', coupon_code: '' },
    totals: { subtotal: { amount: 0 }, grand_total: { amount: 0 } },
  });
});

it('leaves the cart after an order that failed', async () => {
  const { result, seen } = await setup({ status: 422, body: { messages: { error: [{ message: 'No.' }] } } });
  expect(result).toMatchObject({ error: { status: 422 } });
  expect(seen()).toMatchObject({ info: { qty: 2 }, items: [{ qty: 2 }] });
});

it.each([
  [
    'the page of the backend',
    { order: { increment_id: 'M 1' } },
    '/api/rest/paypal/standard/redirect?order=M%201',
  ],
  ['the page that the response names', { order: { increment_id: 'M1' }, redirect_url: '/pay' }, '/pay'],
  ['the page that the order names', { order: { increment_id: 'M1', payment_url: '/pay' } }, '/pay'],
  ['the page of the last order, without a number', { success: true }, '/api/rest/paypal/standard/redirect'],
])('leads an order by PayPal standard to %s (docs/spec/12 §3)', async (_, body, page) => {
  const { result } = await setup({ status: 200, body }, 'paypal_standard');
  expect(result).toMatchObject({ data: { redirect_url: page } });
});

it('leads no other order to a payment page', async () => {
  const { result } = await setup({ status: 200, body: { order: { increment_id: 'M1' } } });
  expect(result).toMatchObject({ data: { redirect_url: '' } });
});
