import { cart as cartShape } from '@contract/cart';
import { order } from '@contract/order';
import type { ApiResponse } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cartApi } from '@/api/cart/cartApi';
import { forgetPlacedOrder, keepPlacedOrder } from '@/api/cart/placedOrder';
import { clearProviderVisit, recordProviderVisit } from '@/api/cart/providerVisit';
import { EmptyCartReason } from './EmptyCartReason';
import { forgetCheckout, noteCheckout } from './startedCheckout';

const cart = {
  items: [],
  totals: { subtotal: {}, discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: {} },
  billing_address: {},
  payment_methods: [],
};

afterEach(() => {
  forgetCheckout();
  forgetPlacedOrder();
  clearProviderVisit();
});

/** orders: null on a backend that lists none of a guest. */
function open(orders: object[] | null, isloggedin = false) {
  const { wrap } = createTestApp({
    send: async ({ path }) => ({
      status: path === '/orders' && !orders ? 401 : 200,
      body: path === '/orders' ? orders : { customer_id: null, isloggedin, customer_data: {} },
    }),
  });
  render(wrap(<EmptyCartReason />));
}

const unpaid = {
  entity_id: '7',
  increment_id: 'M-100004',
  payment_url: '/paypal/standard/redirect',
  can_reopen: true,
};

describe('the reason of an empty cart', () => {
  it('is an order that waits for its payment, which can be paid or put back', async () => {
    noteCheckout();
    open([unpaid]);
    expect((await screen.findByRole('alert')).textContent).toContain('M-100004');
    expect(screen.getByRole('link', { name: 'Pay this order' }).getAttribute('href')).toContain(
      '/checkout/success',
    );
    expect(screen.getByRole('button', { name: 'Choose another way to pay' })).toBeTruthy();
  });

  it('is a lost session after a checkout of this tab, and offers to sign in', async () => {
    noteCheckout();
    open([]);
    expect((await screen.findByRole('alert')).textContent).toContain('session may have ended');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it('does not say that nothing was charged after a visit to a provider’s page', async () => {
    noteCheckout();
    recordProviderVisit(z.parse(cartShape, cart), 'freedompay');
    open([]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('contact us before you pay again');
    expect(alert.textContent).not.toContain('Nothing was charged');
  });

  it('is the order that this tab has placed, where the backend lists none', async () => {
    keepPlacedOrder(z.parse(order, { ...unpaid, payment_url: '' }));
    open(null);
    expect((await screen.findByRole('alert')).textContent).toContain('Your items are in order M-100004');
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      '/checkout/success',
    );
  });

  it('is the unpaid order of this tab, which can be paid', async () => {
    keepPlacedOrder(z.parse(order, unpaid));
    open(null);
    expect((await screen.findByRole('alert')).textContent).toContain('M-100004 is not paid yet');
  });

  it.each<[string, ApiResponse]>([
    ['a 401', { status: 401, body: {} }],
    ['a 403', { status: 403, body: {} }],
    ['a write of another session', { status: 200, body: cart, isSessionNew: true }],
  ])('is a session that ended elsewhere, which %s shows', async (_, ending) => {
    noteCheckout();
    const calls: string[] = [];
    let isloggedin = true;
    const { wrap, store } = createTestApp({
      send: async ({ method, path }) => {
        calls.push(`${method} ${path}`);
        if (path === '/customers/self/session')
          return { status: 200, body: { customer_id: isloggedin ? '7' : null, isloggedin } };
        if (path !== '/orders') return ending;
        return isloggedin ? { status: 200, body: [] } : { status: 401, body: {} };
      },
    });
    render(wrap(<EmptyCartReason />));
    await screen.findByRole('alert');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    isloggedin = false;
    await store.dispatch(cartApi.endpoints.clearPayment.initiate());
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    // Once: the 401 of a guest's orders is no news.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const count = (call: string) => calls.filter((one) => one === call).length;
    expect([count('GET /customers/self/session'), count('GET /orders')]).toEqual([2, 2]);
  });

  it('is none for a shopper who has not begun to check out, or has paid', async () => {
    open([{ ...unpaid, payment_url: '' }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
