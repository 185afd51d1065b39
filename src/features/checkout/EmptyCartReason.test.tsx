import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, describe, expect, it } from 'vitest';
import { EmptyCartReason } from './EmptyCartReason';
import { forgetCheckout, noteCheckout } from './startedCheckout';

afterEach(forgetCheckout);

function open(orders: object[], isloggedin = false) {
  const { wrap } = createTestApp({
    send: async ({ path }) => ({
      status: 200,
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

  it('is none for a shopper who has not begun to check out, or has paid', async () => {
    open([{ ...unpaid, payment_url: '' }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
