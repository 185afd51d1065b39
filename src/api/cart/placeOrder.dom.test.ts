import type { ApiRequest, ApiResponse } from '@contract/transport';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, expect, it } from 'vitest';
import type { AppThunkDispatch } from '@/api/uncachedRequest';
import { cartApi } from './cartApi';
import { placeOrderUncached } from './placeOrder';

const money = { amount: 100, formatted: '$100.00' };
const cart = {
  info: { qty: 2, payment_method: 'checkmo', shipping_method: 'van', coupon_code: 'WELCOME10' },
  items: [{ item_id: '1', product_id: '7', name: 'Sofa', qty: 2, row_total: money }],
  totals: { subtotal: money, grand_total: money },
  addons: { 7: ['9'] },
};

afterEach(() => sessionStorage.clear());

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
])('leads an order by PayPal standard to %s (docs/spec/12 §3)', async (_, body, page) => {
  const { result } = await setup({ status: 200, body }, 'paypal_standard');
  expect(result).toMatchObject({ data: { redirect_url: page } });
});

it('leads no other order to a payment page', async () => {
  const { result } = await setup({ status: 200, body: { order: { increment_id: 'M1' } } });
  expect(result).toMatchObject({ data: { redirect_url: '' } });
});
