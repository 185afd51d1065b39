import { cart as cartSchema } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cartApi } from '@/api/cart/cartApi';
import { keepLastSeenCart } from './keepLastSeenCart';
import { LastSeenCart } from './LastSeenCart';
import { cartSeen, selectLastSeenCart } from './lastSeenCartSlice';

const money = (amount: number) => ({ amount, formatted: `$${amount}.00` });
const cart = z.parse(cartSchema, {
  info: { qty: 2, email: 'ada@example.com', payment_data: { token: 'tok_1' } },
  items: [
    {
      item_id: '1',
      product_id: '7',
      name: 'Hudson Lamp',
      url_key: 'hudson-lamp',
      qty: 2,
      price: money(100),
      original_price: money(100),
      row_total: money(200),
    },
  ],
  totals: { subtotal: money(200), grand_total: money(200) },
  billing_address: { firstname: 'Ada', telephone: '503-555-0101' },
});

const offline = { status: 0, messages: [], fields: {}, code: null };
const show = (error: unknown, seen = true) => {
  const app = createTestApp();
  if (seen) app.store.dispatch(cartSeen({ seenAt: Date.UTC(2026, 10, 20, 18), cart }));
  render(app.wrap(<LastSeenCart error={error} isRetrying={false} onRetry={() => {}} />));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps products and totals of the cart, and nothing of the shopper', async () => {
  const { store } = createTestApp();
  const stop = keepLastSeenCart(store);
  await store.dispatch(cartApi.util.upsertQueryData('getCart', undefined, cart));
  vi.advanceTimersByTime(1000);
  const { cart: kept } = selectLastSeenCart(store.getState());
  expect(kept?.items[0]?.name).toBe('Hudson Lamp');
  expect(kept?.totals.grand_total.amount).toBe(200);
  expect(JSON.stringify(kept)).not.toMatch(/ada@|Ada|tok_1|503-555/);
  stop();
});

const withoutNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('shows the cart as it was, with its age, and what needs the network', () => {
  withoutNetwork();
  show(offline);
  expect(screen.getByText('You are offline')).toBeTruthy();
  expect(screen.getByText(/your cart as of Nov 20, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hudson Lamp' }).getAttribute('href')).toBe('/product/hudson-lamp');
  expect(screen.getAllByText('$200.00').length).toBeGreaterThan(1);
  const checkOut = screen.getByRole('button', { name: 'Check out' });
  expect(checkOut).toHaveProperty('disabled', true);
  expect(screen.getByText('Changing the cart and checking out need a network connection.').id).toBe(
    checkOut.getAttribute('aria-describedby'),
  );
});

it('says what the server said, or that it takes long', () => {
  show({ ...offline, status: 503, messages: ['We are counting stock'] });
  expect(screen.getByText('We are counting stock')).toBeTruthy();
  show(undefined);
  expect(screen.getByText('The cart is taking a long time to load')).toBeTruthy();
});

it('names the error while the network works and the shop does not (docs/spec/11 §6)', () => {
  show(offline);
  expect(screen.getByText('An error occurred while retrieving cart info')).toBeTruthy();
});

it('leads on when this device never saw a cart', () => {
  withoutNetwork();
  show(offline, false);
  expect(screen.getByText('You are offline')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/catalog');
});
