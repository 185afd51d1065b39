import { cart as cartShape } from '@contract/cart';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { PlaceOrderResult } from '@/api/cart/placeOrder';
import { PlaceOrder } from './PlaceOrder';
import { PaymentDraftProvider } from './paymentDraft';
import { recordSubmitIntent } from './submitIntent';

const cartOf = (total: number) => {
  const price = { amount: total };
  const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
  return z.parse(cartShape, {
    info: { payment_method: 'freedompay' },
    items: [{ item_id: '1', product_id: '1', price, original_price: price, row_total: price }],
    totals: { ...sums, grand_total: price },
    payment_methods: [{ code: 'freedompay', title: 'Citi' }],
  });
};

/** Renders the last step as after the return from a provider's page. */
async function comeBack({
  isBlocked = false,
  query = 'payment=freedompay&transid=t-1',
  result = null as PlaceOrderResult,
} = {}) {
  const placeOrder = vi.fn(async (_wish: object) => result);
  const { wrap } = createTestApp({ path: `/checkout/review?${query}` });
  const last = (
    <PlaceOrder cart={cartOf(100)} isBlocked={isBlocked} isPlacing={false} placeOrder={placeOrder} />
  );
  render(wrap(<PaymentDraftProvider items={[]}>{last}</PaymentDraftProvider>));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  return { placeOrder, press: () => userEvent.click(button) };
}
const approvedSchema = [expect.objectContaining({ data: { transaction_id: 't-1' } })];

beforeEach(() => sessionStorage.clear());

it('places the order when the button was clicked before the visit to the provider’s page', async () => {
  recordSubmitIntent(cartOf(100));
  const { placeOrder } = await comeBack();
  await waitFor(() => expect(placeOrder.mock.calls).toEqual([approvedSchema]));
});

it.each([
  ['the button had not been clicked', () => {}],
  ['it had been clicked for another total', () => recordSubmitIntent(cartOf(90))],
])('waits for a click when %s', async (_, before) => {
  before();
  const { placeOrder, press: handleClick } = await comeBack();
  expect(placeOrder).not.toHaveBeenCalled();
  await handleClick();
  await waitFor(() => expect(placeOrder.mock.calls).toEqual([approvedSchema]));
});

it('keeps an approval that is valid once for an order that was not sent', async () => {
  recordSubmitIntent(cartOf(100));
  const { placeOrder, press } = await comeBack({ result: 'unsent' });
  await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(1));
  await press();
  await waitFor(() => expect(placeOrder.mock.calls).toEqual([approvedSchema, approvedSchema]));
});

it('asks for another approval after an order that was rejected', async () => {
  recordSubmitIntent(cartOf(100));
  const { placeOrder } = await comeBack();
  await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(1));
  await screen.findByText(/enter the details for Citi again/);
});

it.each([
  ['the order is blocked', { isBlocked: true }],
  ['the shopper cancelled there', { query: 'payment=freedompay' }],
])('orders nothing when %s', async (_, options) => {
  recordSubmitIntent(cartOf(100));
  const { placeOrder } = await comeBack(options);
  expect(placeOrder).not.toHaveBeenCalled();
});
