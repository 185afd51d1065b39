import { type CartItem, cart } from '@contract/cart';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CartLine } from './CartLine';

const line = (qty: number, max_qty: number | null): CartItem => {
  const [item] = z.parse(cart, {
    items: [{ item_id: '1', product_id: '1', name: 'Sofa', qty, max_qty }],
  }).items;
  if (!item) throw new Error('The cart has no line');
  return item;
};

/** Types a quantity into a line; the backend stores `stored`. Returns the quantities that it was asked for. */
function typeQuantity(item: CartItem, typed: string, stored: number) {
  const asked: unknown[] = [];
  const { wrap } = createTestApp({
    send: async ({ method, body }) => {
      if (method === 'PUT') asked.push(body);
      return { status: 200, body: { items: [{ ...item, qty: stored }] } };
    },
  });
  render(wrap(<CartLine item={item} />));
  const field = screen.getByLabelText('Quantity of Sofa');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return asked;
}

it('says that the stock limits the quantity', async () => {
  const asked = typeQuantity(line(1, 3), '9', 3);
  await screen.findByText('Only 3 are available, so the quantity was lowered.');
  expect(asked).toEqual([{ qty: 3 }]);
});

it('says that the backend stored a lower quantity', async () => {
  const asked = typeQuantity(line(1, null), '9', 2);
  await screen.findByText('Only 2 are available, so the quantity was lowered.');
  expect(asked).toEqual([{ qty: 9 }]);
});

it('announces why a quantity could not be changed', async () => {
  const { wrap } = createTestApp({ send: async () => ({ status: 409, body: { message: 'Sold out.' } }) });
  render(wrap(<CartLine item={line(1, null)} />));
  const field = screen.getByLabelText('Quantity of Sofa');
  fireEvent.change(field, { target: { value: '2' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect((await screen.findByRole('alert')).textContent).toBe('Sold out.');
});

it('rejects a fraction as a quantity, and keeps the previous one', () => {
  const asked = typeQuantity(line(4, null), '1.5', 4);
  expect(screen.getByRole('status').textContent).toBe('Please enter a whole number, 1 or more.');
  expect(screen.getByLabelText<HTMLInputElement>('Quantity of Sofa').value).toBe('4');
  expect(asked).toEqual([]);
});

it.each([
  [3, 0, [{ qty: 1 }]],
  [1, 0, []],
  [3, -1, [{ qty: 2 }]],
  [3, 2.5, [{ qty: 2 }]],
])('one less of %d with the limit %d of a backend never removes the line', async (qty, max_qty, expected) => {
  const asked: unknown[] = [];
  const { wrap } = createTestApp({
    send: async ({ method, path, body }) => {
      if (method !== 'GET') asked.push(method === 'PUT' ? body : path);
      return { status: 200, body: { items: [line(1, 0)] } };
    },
  });
  render(wrap(<CartLine item={line(qty, max_qty)} />));
  fireEvent.click(screen.getByRole('button', { name: 'One less: Sofa' }));
  fireEvent.keyDown(screen.getByLabelText('Quantity of Sofa'), { key: 'ArrowDown' });
  await waitFor(() => expect(asked.slice(0, 1)).toEqual(expected));
  expect(JSON.stringify(asked)).not.toMatch(/"qty":0|items/);
});

it('names its product on the buttons of the quantity', () => {
  render(createTestApp().wrap(<CartLine item={line(2, null)} />));
  for (const name of ['One less: Sofa', 'One more: Sofa'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});
