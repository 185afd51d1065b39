import { type Cart, cart as cartSchema } from '@contract/cart';
import type { ApiRequest, Transport } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cartApi } from '@/api/cart/cartApi';
import { forgetPlacedOrder } from '@/api/cart/placedOrder';
import { placeOrderUncached } from '@/api/cart/placeOrder';
import type { AppThunkDispatch } from '@/api/uncachedRequest';
import { Component as OrderPlacedPage } from './OrderPlacedPage';

afterEach(forgetPlacedOrder);

const money = (amount: number) => ({ amount, formatted: `$${amount}.00` });
const cart: Cart = z.parse(cartSchema, {
  info: { qty: 1, email: 'ada@example.com', shipping_method: 'flat', payment_method: 'checkmo' },
  items: [
    {
      item_id: 1,
      product_id: 5,
      name: 'Oak table',
      qty: 1,
      price: money(900),
      original_price: {},
      row_total: money(900),
    },
  ],
  totals: { subtotal: money(900), discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: money(900) },
  shipping_methods: [{ code: 'flat', carrier_title: 'Van' }],
  shipping_address: { firstname: 'Ada', city: 'Austin' },
});

/** A backend whose POST /cart/place answers with body and whose GET /orders is not for guests. */
const backend =
  (body: unknown): Transport =>
  async ({ method, path }: ApiRequest) => {
    if (path === '/cart') return { status: 200, body: structuredClone(cart) };
    if (path === '/cart/place') return { status: 200, body };
    if (path === '/customers/self/session')
      return { status: 200, body: { isloggedin: false, customer_data: {} } };
    return { status: method === 'GET' ? 401 : 204, body: null };
  };

async function placeOrder(body: unknown) {
  const { store } = createTestApp({ send: backend(body) });
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  const dispatch = store.dispatch as unknown as AppThunkDispatch;
  await dispatch(placeOrderUncached({ method: 'checkmo', idempotencyKey: 'key' }));
  return store;
}

/** Renders the page in a new store, as after a reload. */
function renderPage() {
  const { wrap } = createTestApp({ send: backend(null), path: '/checkout/success' });
  render(wrap(<OrderPlacedPage />));
}

const number = () => screen.queryByTestId('order-number')?.textContent;
const address = { firstname: 'Ada' };
const complete = {
  order: {
    entity_id: '9',
    increment_id: 'M-9',
    items: [],
    totals: { subtotal: {}, discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: {} },
    billing_address: address,
    shipping_address: address,
  },
};

describe('the confirmation page of a guest', () => {
  it('shows the order of the response, completed from the cart, also after a reload', async () => {
    await placeOrder(complete);
    renderPage();
    expect(number()).toBe('M-9');
    expect(screen.getByText('Oak table')).toBeTruthy();
    expect(screen.getAllByText('$900.00').length).toBeGreaterThan(0);
    expect(screen.getByText(/ada@example.com/)).toBeTruthy();
  });

  it('thanks for an order that the backend does not describe', async () => {
    await placeOrder('');
    renderPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeTruthy();
    expect(number()).toBeUndefined();
    screen.getByText(/Your order was received. Its number comes by email to ada@example.com/);
    expect(screen.getByText('Oak table')).toBeTruthy();
  });

  it('shows Affirm’s loan and the full name of an address', async () => {
    const shipping_address = {
      prefix: 'Dr.',
      firstname: 'Ada',
      middlename: 'K.',
      lastname: 'Lind',
      suffix: 'II',
      fax: '5',
    };
    await placeOrder({ order: { ...complete.order, affirm_loanid: 'LN-7', shipping_address } });
    renderPage();
    expect(screen.getByText('Affirm loan LN-7')).toBeTruthy();
    expect(screen.getByText('Dr. Ada K. Lind II')).toBeTruthy();
    expect(screen.getByText('Fax: 5')).toBeTruthy();
  });
});

it.each(['cancelled', 'Canceled'])('does not thank for an order that is %s by now', async (status) => {
  const { wrap } = createTestApp({
    path: '/checkout/success',
    send: async ({ path }) =>
      path === '/orders'
        ? { status: 200, body: [{ ...complete.order, items: cart.items, status }] }
        : backend(null)({ method: 'GET', path } as ApiRequest),
  });
  render(wrap(<OrderPlacedPage />));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your order was cancelled' })).toBeTruthy();
  expect(screen.queryByText(/We have sent/)).toBeNull();
});
