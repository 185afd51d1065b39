import { order } from '@contract/order';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { forgetPlacedOrder, keepPlacedOrder } from '@/api/cart/placedOrder';
import { EmptyCartReason } from './EmptyCartReason';
import { forgetCheckout, noteCheckout } from './startedCheckout';

afterEach(() => {
  forgetCheckout();
  forgetPlacedOrder();
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

  it('is none for a shopper who has not begun to check out, or has paid', async () => {
    open([{ ...unpaid, payment_url: '' }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
