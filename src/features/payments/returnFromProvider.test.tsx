import { cart as cartShape } from '@contract/cart';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { PlaceOrderResult } from '@/api/cart/placeOrder';
import { recordProviderVisit } from '@/api/cart/providerVisit';
import { PlaceOrder } from './PlaceOrder';
import { PaymentDraftProvider } from './paymentDraft';

const cartOf = (total: number, method = 'freedompay') => {
  const price = { amount: total };
  const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
  return z.parse(cartShape, {
    info: { payment_method: method },
    items: [{ item_id: '1', product_id: '1', price, original_price: price, row_total: price }],
    totals: { ...sums, grand_total: price },
    payment_methods: [{ code: method, title: 'Citi' }],
  });
};

/** Renders the last step as after the return from a provider's page. */
async function comeBack({
  isBlocked = false,
  query = 'payment=freedompay&transid=t-1',
  result = null as PlaceOrderResult,
  cart = cartOf(100),
} = {}) {
  const placeOrder = vi.fn(async (_wish: object) => result);
  const sent: string[] = [];
  const { wrap } = createTestApp({
    path: `/checkout/review?${query}`,
    send: async ({ path }) => {
      sent.push(path);
      return { status: 200, body: { redirect_url: 'https://provider.example/' } };
    },
  });
  const last = (shown: typeof cart) =>
    wrap(
      <PaymentDraftProvider items={shown.items}>
        <PlaceOrder cart={shown} isBlocked={isBlocked} isPlacing={false} placeOrder={placeOrder} />
      </PaymentDraftProvider>,
    );
  const { rerender } = render(last(cart));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  const show = (shown: typeof cart) => rerender(last(shown));
  return { placeOrder, sent, button, show, press: () => userEvent.click(button) };
}
const approvedSchema = [expect.objectContaining({ data: { transaction_id: 't-1' } })];

const OTHER_TOTAL = /^The total has changed since you approved it with Citi/;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('places the order when the button was clicked before the visit to the provider’s page', async () => {
  recordProviderVisit(cartOf(100), 'freedompay', true);
  const { placeOrder } = await comeBack();
  await waitFor(() => expect(placeOrder.mock.calls).toEqual([approvedSchema]));
});

it.each([
  ['the button had not been clicked', () => recordProviderVisit(cartOf(100), 'freedompay')],
  ['the browser has stored nothing', () => {}],
])('waits for a click when %s', async (_, before) => {
  before();
  const { placeOrder, press: handleClick } = await comeBack();
  expect(placeOrder).not.toHaveBeenCalled();
  await handleClick();
  await waitFor(() => expect(placeOrder.mock.calls).toEqual([approvedSchema]));
});

it('asks for an approval of the new total when another one was approved, before it orders', async () => {
  recordProviderVisit(cartOf(90), 'freedompay', true);
  const { placeOrder, button } = await comeBack();
  await screen.findByText(OTHER_TOTAL);
  expect(button.disabled).toBe(true);
  expect(placeOrder).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Change the payment' }).getAttribute('href')).toBe(
    '/checkout/payment',
  );
});

it('asks for another approval when the total changes after the return, unless it changes back', async () => {
  const { placeOrder, show, button } = await comeBack();
  show(cartOf(120));
  await screen.findByText(OTHER_TOTAL);
  expect(button.disabled).toBe(true);
  show(cartOf(100));
  expect(screen.queryByText(OTHER_TOTAL)).toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(placeOrder.mock.calls).toEqual([approvedSchema]));
});

it('leads to the provider again for a total that was not approved, where Place order does', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  recordProviderVisit(cartOf(90, 'fairstone'), 'fairstone', true);
  const cart = cartOf(100, 'fairstone');
  const { placeOrder, sent, press } = await comeBack({ cart, query: 'payment=fairstone&checkout_id=c-1' });
  await screen.findByText(OTHER_TOTAL);
  await press();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example/'));
  expect(sent).toEqual(['/cart/fairstone/initiatecheckout']);
  expect(placeOrder).not.toHaveBeenCalled();
});

it('keeps an approval that is valid once while the order may be sent again', async () => {
  recordProviderVisit(cartOf(100), 'freedompay', true);
  const { placeOrder, press } = await comeBack({ result: 'repeatable' });
  await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(1));
  await press();
  await waitFor(() => expect(placeOrder.mock.calls).toEqual([approvedSchema, approvedSchema]));
});

it('asks for another approval after an order that was rejected', async () => {
  recordProviderVisit(cartOf(100), 'freedompay', true);
  const { placeOrder } = await comeBack();
  await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(1));
  await screen.findByText(/enter the details for Citi again/);
});

it.each([
  ['the order is blocked', { isBlocked: true }],
  ['the shopper cancelled there', { query: 'payment=freedompay' }],
])('orders nothing when %s', async (_, options) => {
  recordProviderVisit(cartOf(100), 'freedompay', true);
  const { placeOrder } = await comeBack(options);
  expect(placeOrder).not.toHaveBeenCalled();
});
