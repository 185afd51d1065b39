import { cart } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
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

async function apply(info: object) {
  const { wrap } = createTestApp({ send: async () => ({ status: 200, body: { id: '1', items: [], info } }) });
  render(wrap(<CouponForm cart={z.parse(cart, { info })} />));
  const field = screen.getByLabelText<HTMLInputElement>('Discount code');
  await userEvent.type(field, 'SPRING');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return field;
}

it('says that a code failed which the response leaves out without a message (docs/spec/11 §6)', async () => {
  const field = await apply({ coupon_code: null });
  await screen.findByText('Failed to add coupon code');
  expect(field.value).toBe('SPRING');
});

it('shows the message of the cart', async () => {
  const field = await apply({ coupon_code: null, coupon_error: 'Coupon SPRING is not valid.' });
  await screen.findByText('Coupon SPRING is not valid.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy());
  expect(field.value).toBe('SPRING');
  expect(screen.queryByText('Failed to add coupon code')).toBeNull();
});
