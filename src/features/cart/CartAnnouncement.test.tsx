import { type Cart, cart } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CartAnnouncement } from './CartAnnouncement';

const cartOf = (total: number, quantities: Record<string, number>): Cart =>
  z.parse(cart, {
    items: Object.entries(quantities).map(([name, qty]) => ({ item_id: name, product_id: name, name, qty })),
    totals: { grand_total: total },
  });

function announce(...carts: (Cart | undefined)[]): string {
  const { wrap } = createTestApp();
  const [first, ...later] = carts;
  const { rerender } = render(wrap(<CartAnnouncement cart={first} />));
  const region = screen.getByRole('status');
  for (const next of later) rerender(wrap(<CartAnnouncement cart={next} />));
  // A region that were mounted anew would not be announced.
  expect(screen.getByRole('status')).toBe(region);
  return region.textContent;
}

it('says nothing about a cart that has just been loaded', () => {
  expect(announce(undefined, cartOf(10, { Sofa: 1 }))).toBe('');
});

it('says the new quantity and the total', () => {
  expect(announce(cartOf(10, { Sofa: 1 }), cartOf(20, { Sofa: 2 }))).toBe('Sofa: quantity 2. Total $20.00.');
});

it('says what was removed, and the total once the shop has answered', () => {
  const before = cartOf(30, { Sofa: 1, Lamp: 2 });
  expect(announce(before, cartOf(30, { Lamp: 2 }), cartOf(20, { Lamp: 2 }))).toBe(
    'Sofa was removed. Total $20.00.',
  );
});

it('says that the last product was removed', () => {
  expect(announce(cartOf(10, { Sofa: 1 }), cartOf(0, {}))).toBe('Sofa was removed. Total $0.00.');
});

it('says a second change after the first', () => {
  const carts = [cartOf(10, { Sofa: 1 }), cartOf(20, { Sofa: 2 }), cartOf(30, { Sofa: 3 })];
  expect(announce(...carts)).toBe('Sofa: quantity 3. Total $30.00.');
});
