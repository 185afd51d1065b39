import { cart as cartShape } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { AddressStep } from './AddressStep';

const price = { amount: 100 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
const ada = {
  firstname: 'Ada',
  lastname: 'Lind',
  street: ['12 Elm Street'],
  city: 'Minneapolis',
  region: 'MN',
  postcode: '55401',
  country_id: 'US',
  telephone: '6125550142',
  email: 'ada@example.com',
};
const cart = {
  info: { email: 'ada@example.com' },
  totals: { ...sums, grand_total: price },
  billing_address: ada,
  shipping_address: { ...ada, same_as_billing: true },
};

/** Submits the step over a transport that rejects the writes to one path; returns the writes. */
async function submit(rejectedPath: string) {
  const writes: string[] = [];
  const { wrap } = createTestApp({
    send: async ({ method, path }) => {
      if (method === 'GET')
        return { status: 200, body: path === '/cart' ? cart : [{ code: 'MN', name: 'Minnesota' }] };
      writes.push(path);
      return path === rejectedPath
        ? { status: 422, body: { messages: { error: [{ message: 'This is not accepted.' }] } } }
        : { status: 200, body: cart };
    },
  });
  const handleDone = vi.fn();
  render(wrap(<AddressStep cart={z.parse(cartShape, cart)} onDone={handleDone} />));
  await screen.findByRole('option', { name: 'Minnesota' });
  await userEvent.selectOptions(screen.getByLabelText('State or province'), 'MN');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
  return { writes, handleDone };
}

it.each([
  ['/cart', ['/cart']],
  ['/cart/billing_address', ['/cart', '/cart/billing_address']],
])('stops at the rejected write %s, shows the message and keeps the form', async (path, sent) => {
  const { writes, handleDone } = await submit(path);
  await screen.findByText('This is not accepted.');
  expect(writes).toEqual(sent);
  expect(handleDone).not.toHaveBeenCalled();
  expect(screen.getAllByLabelText<HTMLInputElement>('First name')[0]?.value).toBe('Ada');
});
