import { cart } from '@contract/cart';
import { createNextState } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { qtyWithoutParent, withoutAddon, withQty } from './optimistic';

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
    ['nothing of its last piece', 1, 2, 0],
    ['nothing when one product alone uses it', 4, 1, 0],
    ['one piece less when another product uses it too', 4, 2, 3],
  ])('leaves %s', (_, qty, parents, left) => {
    expect(qtyWithoutParent(qty, parents)).toBe(left);
  });

  it('removes an add-on from one main product', () => {
    const tied = z.parse(cart, {
      info: { qty: 6 },
      items: [line('1', 2), { ...line('2', 4), crosssell_parent_id: '1' }],
      totals,
      addons: { 1: ['2'], 3: ['2'] },
    });
    const next = createNextState(tied, withoutAddon('2', '1', 3));
    expect(next.items[1]).toMatchObject({ qty: 3, crosssell_parent_id: null });
    expect([next.info.qty, next.addons]).toEqual([5, { 1: [], 3: ['2'] }]);
    const none = createNextState(tied, withoutAddon('2', '1', 0));
    expect([none.items.length, none.info.qty]).toEqual([1, 2]);
  });

  it.each([
    ['a quantity', withQty('1', 5)],
    ['the items', withQty('2', 0)],
    ['the add-ons', withoutAddon('2', '1', 1)],
  ])('reset the payment with a change of %s', (_, patch) => {
    const paid = z.parse(cart, {
      ...start,
      info: { qty: 3, payment_method: 'checkmo', payment_data: { a: 1 } },
    });
    expect(createNextState(paid, patch).info).toMatchObject({ payment_method: '', payment_data: {} });
    expect(createNextState(paid, withQty('1', 2)).info.payment_method).toBe('checkmo');
  });

  it('changes no amounts and ignores unknown line items', () => {
    expect(createNextState(start, withQty('7', 4))).toEqual(start);
    expect(createNextState(start, withQty('1', 5)).totals).toEqual(start.totals);
  });
});
