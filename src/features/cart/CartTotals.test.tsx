import { cart } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CartTotals } from './CartTotals';

const method = (price: number) => ({ code: 'truck', carrier_title: 'Our crew', price });

function renderTotals(fields: object, price: number | null) {
  const current = z.parse(cart, {
    totals: { subtotal: { amount: 800 }, grand_total: { amount: 800 } },
    shipping_methods: price === null ? [] : [method(price)],
    ...fields,
  });
  const { wrap } = createTestApp();
  render(
    wrap(<CartTotals cart={current} later="Not yet known" proposed={current.shipping_methods[0] ?? null} />),
  );
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  return Object.fromEntries(rows) as Record<string, string>;
}

it('estimates delivery and total before a method is chosen', () => {
  expect(renderTotals({}, 99)).toEqual({
    Subtotal: '$800.00',
    'Delivery (estimate)': '$99.00',
    Tax: 'Not yet known',
    'Estimated total': '$899.00',
  });
});

it('never calls a free delivery unknown', () => {
  expect(renderTotals({}, 0)).toMatchObject({ 'Delivery (estimate)': 'Free', 'Estimated total': '$800.00' });
});

it('calls the tax of a known region known, even where it is 0', () => {
  expect(renderTotals({ shipping_address: { region: 'OR' } }, 0)).toMatchObject({ Tax: '$0.00' });
});

it('names what is unknown while no method is chosen, and calls no such total final', () => {
  expect(renderTotals({}, null)).toEqual({
    Subtotal: '$800.00',
    Delivery: 'Not yet known',
    Tax: 'Not yet known',
    'Estimated total': '$800.00',
  });
});

it('shows fees of the same name, each in a row, and removes them with the cart that had them', () => {
  const cartWith = (fees: object[]) =>
    z.parse(cart, { info: { fees }, totals: { subtotal: { amount: 800 }, grand_total: { amount: 800 } } });
  const { wrap } = createTestApp();
  const totals = (fees: object[]) =>
    wrap(<CartTotals cart={cartWith(fees)} later="Not yet known" proposed={null} />);
  const fee = (title: string, amount: number) => ({ title, amount });
  const { rerender } = render(totals([fee('Recycling', 5), fee('Recycling', 7), fee('Stairs', 20)]));
  const titles = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  const feeTitles = () => titles().filter((title) => title === 'Recycling' || title === 'Stairs');
  expect(feeTitles()).toEqual(['Recycling', 'Recycling', 'Stairs']);
  rerender(totals([fee('Stairs', 20), fee('Recycling', 7)]));
  expect(feeTitles()).toEqual(['Stairs', 'Recycling']);
});

it('shows the chosen method as it is', () => {
  expect(renderTotals({ info: { shipping_method: 'truck' } }, 99)).toMatchObject({
    Delivery: 'Free',
    Total: '$800.00',
  });
});
