import { cart } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DrawerContents } from './DrawerContents';

const drawerWith = (items: readonly object[], total: number) => (
  <DrawerContents
    cart={z.parse(cart, { items, totals: { grand_total: total } })}
    error={undefined}
    isRetrying={false}
    onRetry={() => {}}
    onClose={() => {}}
  />
);
const sofa = (qty: number) => ({ item_id: '1', product_id: '1', name: 'Sofa', qty });
const drawer = (total: number, qty: number) => drawerWith(qty > 0 ? [sofa(qty)] : [], total);
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('announces a changed quantity and a removal in the drawer, as the cart page does', () => {
  const { wrap } = createTestApp();
  const { rerender } = render(wrap(drawer(10, 1)));
  expect(announced().join('')).toBe('');
  rerender(wrap(drawer(20, 2)));
  expect(announced()).toContain('Sofa: quantity 2. Total $20.00.');
  rerender(wrap(drawer(0, 0)));
  expect(announced()).toContain('Sofa was removed. Total $0.00.');
});

it('lists lines to which a dealer’s backend gives the same id, and no longer than the cart has them', () => {
  const { wrap } = createTestApp();
  const { rerender } = render(wrap(drawerWith([sofa(1), { ...sofa(1), name: 'Table' }], 20)));
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 4));
  expect(names()).toEqual(['Sofa', 'Tabl']);
  rerender(wrap(drawer(10, 1)));
  expect(names()).toEqual(['Sofa']);
});
