import { cart } from '@contract/cart';
import { createNextState } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withoutAddon, withQty } from './optimistic';

const price = { amount: 100 };
const line = (item_id: string, qty: number) => ({
  item_id,
  product_id: item_id,
  qty,
  price,
  original_price: price,
  row_total: price,
});
const totals = {
  subtotal: price,
  discount: price,
  shipping: price,
  fee: price,
  tax: price,
  grand_total: price,
};
const start = z.parse(cart, { info: { qty: 3 }, items: [line('1', 2), line('2', 1)], totals });

describe('optimistic updates of the cart', () => {
  it('changes the quantity of an item and of the cart', () => {
    const next = createNextState(start, withQty('1', 5));
    expect(next.items[0]?.qty).toBe(5);
    expect(next.info.qty).toBe(6);
  });

  it('removes a line item at quantity 0', () => {
    const next = createNextState(start, withQty('1', 0));
    expect(next.items.map(({ item_id }) => item_id)).toEqual(['2']);
    expect(next.info.qty).toBe(1);
  });

  it.each([
    ['its last piece', { qty: 1, addons: { 1: ['2'], 3: ['2'] } }, 0],
    ['all of it when one product alone uses it', { qty: 4, addons: { 1: ['2'] } }, 0],
    ['one piece when another product uses it too', { qty: 4, addons: { 1: ['2'], 3: ['2'] } }, 3],
  ])('removes an add-on %s', (_, { qty, addons }, left) => {
    const given = z.parse(cart, {
      info: { qty: 2 + qty },
      items: [line('1', 2), line('2', qty)],
      totals,
      addons,
    });
    const next = createNextState(given, withoutAddon('2', '1'));
    expect(next.items.find(({ item_id }) => item_id === '2')?.qty ?? 0).toBe(left);
    expect(next.info.qty).toBe(2 + left);
  });

  it('changes no amounts and ignores unknown line items', () => {
    expect(createNextState(start, withQty('7', 4))).toEqual(start);
    expect(createNextState(start, withQty('1', 5)).totals).toEqual(start.totals);
  });
});
