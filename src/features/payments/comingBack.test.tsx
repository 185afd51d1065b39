import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeApp } from '@tests/makeApp';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cart as cartShape } from '@/api/contract/cart';
import { PlaceOrder } from './PlaceOrder';
import { PaymentDraftHolder } from './paymentDraft';
import { orderPressed } from './pressedOrder';

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

/** The last step as a provider's page sends the shopper back to it. */
async function comeBack({ isBlocked = false, query = 'payment=freedompay&transid=t-1' } = {}) {
  const place = vi.fn(async (_wish: object) => null);
  const { wrap } = makeApp({ path: `/checkout/review?${query}` });
  const last = <PlaceOrder cart={cartOf(100)} isBlocked={isBlocked} isPlacing={false} place={place} />;
  render(wrap(<PaymentDraftHolder>{last}</PaymentDraftHolder>));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  return { place, press: () => userEvent.click(button) };
}
const granted = [expect.objectContaining({ data: { transaction_id: 't-1' } })];

beforeEach(() => sessionStorage.clear());

it('orders at once what had been pressed before the provider’s page was shown', async () => {
  orderPressed(cartOf(100));
  const { place } = await comeBack();
  await waitFor(() => expect(place.mock.calls).toEqual([granted]));
});

it.each([
  ['nothing had been pressed', () => {}],
  ['it had been pressed for another total', () => orderPressed(cartOf(90))],
])('waits for the press when %s', async (_, before) => {
  before();
  const { place, press } = await comeBack();
  expect(place).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(place.mock.calls).toEqual([granted]));
});

it.each([
  ['something else is still missing', { isBlocked: true }],
  ['the shopper cancelled there', { query: 'payment=freedompay' }],
])('orders nothing when %s', async (_, given) => {
  orderPressed(cartOf(100));
  const { place } = await comeBack(given);
  expect(place).not.toHaveBeenCalled();
});
