import { cart } from '@contract/cart';
import type { ApiRequest } from '@contract/transport';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { postcodeEntered } from '@/features/product/delivery/deliverySlice';
import { CartDelivery } from './CartDelivery';

const cartWorth = (amount: number) =>
  z.parse(cart, { items: [{ item_id: 1, product_id: 7 }], totals: { subtotal: { amount } } });
const responseOf = (price: number) => {
  const method = { code: 'truck', carrier_title: 'Our crew', price, earliest_date: '2026-11-24' };
  return { methods: [method], shipping_methods: [method] };
};

it('is kept for the remembered postcode, renewed for another cart, and changed in place', async () => {
  const calls: ApiRequest[] = [];
  let price = 99;
  const send = async (request: ApiRequest) => {
    calls.push(request);
    return { status: 200, body: responseOf(price) };
  };
  const { wrap, store } = createTestApp({ send });
  const { rerender } = render(wrap(<CartDelivery cart={cartWorth(800)} />));
  expect(calls).toEqual([]);
  act(() => void store.dispatch(postcodeEntered('97205')));
  expect(await screen.findByText('$99.00')).toBeTruthy();
  expect(screen.getByText('from Tue, Nov 24')).toBeTruthy();

  price = 0;
  rerender(wrap(<CartDelivery cart={cartWorth(1800)} />));
  expect(await screen.findByText('Free')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Change the ZIP or postal code 97205' }));
  const field = screen.getByLabelText('Delivery to ZIP or postal code');
  expect(field).toHaveProperty('value', '97205');
  await userEvent.clear(field);
  await userEvent.type(field, 'h2h2c7{Enter}');
  expect(store.getState().delivery.postcode).toBe('H2H 2C7');
  expect(await screen.findByText('Delivery to H2H 2C7')).toBeTruthy();
});

it('shows no prices of another cart when the estimate fails', async () => {
  let isFailing = false;
  const { wrap, store } = createTestApp({
    send: async () => (isFailing ? { status: 429, body: null } : { status: 200, body: responseOf(99) }),
  });
  store.dispatch(postcodeEntered('97205'));
  const { rerender } = render(wrap(<CartDelivery cart={cartWorth(800)} />));
  await screen.findByText('$99.00');
  isFailing = true;
  rerender(wrap(<CartDelivery cart={cartWorth(1800)} />));
  await screen.findByText('We could not estimate delivery to that code. Check it and try again.');
  expect(screen.queryByText('$99.00')).toBeNull();
});
