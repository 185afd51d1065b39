import { cart as cartShape } from '@contract/cart';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cartApi } from '@/api/cart/cartApi';
import { Component as CheckoutPage } from './CheckoutPage';

vi.mock('@/browser/loadResource', () => ({ loadScript: async () => {} }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it.each([500, 0])(
  'says why the cart can not be read, with a period, and offers another try, after %i (docs/spec/11 §6)',
  async (status) => {
    const { wrap } = createTestApp({ path: '/checkout', send: async () => ({ status, body: '' }) });
    render(wrap(<CheckoutPage />));
    expect(await screen.findByText('An error occurred while retrieving cart info.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);

const ADA = { firstname: 'Ada', lastname: 'Lind', street: ['12 Elm Street'], city: 'Minneapolis' };
const address = {
  ...ADA,
  region: 'MN',
  postcode: '55401',
  telephone: '6125550142',
  email: 'ada@example.com',
};
const price = { amount: 100 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
const cart = z.parse(cartShape, {
  info: { payment_method: 'acimacheckout', shipping_method: 'white_glove', email: 'ada@example.com' },
  items: [{ item_id: '1', product_id: '1', price, original_price: price, row_total: price, name: 'Table' }],
  totals: { ...sums, grand_total: price },
  billing_address: address,
  shipping_address: { ...address, same_as_billing: true },
  shipping_methods: [{ code: 'white_glove', carrier_title: 'White glove', price: 99 }],
  payment_methods: [{ code: 'acimacheckout', title: 'Acima' }],
});
const info = { merchant_id: 'm', iframe_url: 'https://acima.example/', customer: {}, transaction: {} };

it('an order that the review confirms stays visible when the window gets the focus back', async () => {
  const checkout = async () => ({ checkoutToken: 'signed' });
  vi.stubGlobal('Acima', {
    Client: class {
      checkout = checkout;
    },
  });
  let isOrdered = false;
  const { wrap, store } = createTestApp({
    path: '/checkout/review',
    config: { acima: { script_url: 'https://acima.example/acima.js' } },
    send: async ({ path }) => {
      if (path === '/cart') return { status: 200, body: isOrdered ? { ...cart, items: [] } : cart };
      if (path === '/cart/acimacheckout/checkoutinfo') return { status: 200, body: info };
      if (path !== '/cart/place') return { status: 404, body: {} };
      isOrdered = true;
      return { status: 200, body: { order: { entity_id: '7', increment_id: 'M-100007' } } };
    },
  });
  const routes = (
    <Routes>
      <Route path="/checkout/:step" element={<CheckoutPage />} />
    </Routes>
  );
  render(wrap(routes));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
  await screen.findByText('M-100007');
  act(() => void window.dispatchEvent(new Event('focus')));
  const items = () => cartApi.endpoints.getCart.select()(store.getState()).data?.items;
  await waitFor(() => expect(items()).toEqual([]));
  await act(async () => {});
  expect(screen.getByText('M-100007')).toBeTruthy();
  expect(screen.queryByText('Your cart is empty')).toBeNull();
});

it('says why a provider’s page returns to an earlier step', async () => {
  const { wrap } = createTestApp({
    path: '/checkout/review?payment=fairstone&checkout_id=c-1',
    config: { acima: { script_url: 'https://acima.example/acima.js' } },
    send: async ({ path }) =>
      path === '/cart'
        ? { status: 200, body: { ...cart, info: { ...cart.info, payment_method: '' } } }
        : { status: 404, body: {} },
  });
  const routes = (
    <Routes>
      <Route path="/checkout/:step" element={<CheckoutPage />} />
    </Routes>
  );
  render(wrap(routes));
  expect((await screen.findByRole('alert')).textContent).toContain('No order was placed');
  expect(screen.getByRole('button', { name: 'Continue to review' })).toBeTruthy();
});
