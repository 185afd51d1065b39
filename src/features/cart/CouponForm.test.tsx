import { cart } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CouponForm } from './CouponForm';

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
