import { cart } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CouponForm } from './CouponForm';

/** Renders the form for a cart with a coupon; the backend fails to remove it. */
function open(info: object) {
  const { wrap } = createTestApp({ send: async () => ({ status: 500, body: null }) });
  render(wrap(<CouponForm cart={z.parse(cart, { info })} />));
}

it('says that a code is applied', () => {
  open({ coupon_code: 'TEN' });
  screen.getByText('Code TEN applied');
});

it('says why a code has no effect any more instead of that it is applied', () => {
  open({ coupon_code: 'TEN', coupon_error: 'The code TEN has expired.' });
  screen.getByText('The code TEN has expired.');
  expect(screen.queryByText(/applied/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

it('says that a code could not be removed', async () => {
  open({ coupon_code: 'TEN' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('An unknown error occurred');
});
