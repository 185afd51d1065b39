import { cart } from '@contract/cart';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { groupLines } from './lineGroups';

const money = { amount: 1 };
const line = (id: string, parent: string | null = null) => ({
  item_id: `i${id}`,
  product_id: id,
  price: money,
  original_price: money,
  row_total: money,
  crosssell_parent_id: parent,
});
const totals = {
  subtotal: money,
  discount: money,
  shipping: money,
  fee: money,
  tax: money,
  grand_total: money,
};
const cartOf = (items: object[], addons: Record<string, string[]> = {}) =>
  z.parse(cart, { info: {}, totals, items, addons });
const seen = (given: ReturnType<typeof cartOf>) =>
  groupLines(given).map(({ item, parents }) => [item.product_id, ...parents.map((one) => one.product_id)]);

it('an add-on follows its main product, whatever the order of the server', () => {
  expect(seen(cartOf([line('9', '2'), line('1'), line('2')], { 2: ['9'] }))).toEqual([
    ['1'],
    ['2'],
    ['9', '2'],
  ]);
});

it('an add-on of two main products is listed once and names both', () => {
  expect(seen(cartOf([line('1'), line('2'), line('9', '1')], { 1: ['9'], 2: ['9'] }))).toEqual([
    ['1'],
    ['9', '1', '2'],
    ['2'],
  ]);
});

it('an add-on without its main product is an ordinary line item', () => {
  expect(seen(cartOf([line('9', '2')], { 2: ['9'] }))).toEqual([['9']]);
});

it('the own field of the line item is used when the backend sends no map', () => {
  expect(seen(cartOf([line('1'), line('9', '1')]))).toEqual([['1'], ['9', '1']]);
});

it('an add-on of an add-on follows it', () => {
  const items = [line('1'), line('2', '1'), line('3', '2')];
  expect(seen(cartOf(items, { 1: ['2'], 2: ['3'] }))).toEqual([['1'], ['2', '1'], ['3', '2']]);
});

it('add-ons of each other are both listed', () => {
  expect(seen(cartOf([line('1'), line('2')], { 1: ['2'], 2: ['1'] }))).toEqual([
    ['1', '2'],
    ['2', '1'],
  ]);
});

it('two variants of a product are one main product of an add-on', () => {
  const items = [line('1'), { ...line('1'), item_id: 'other variant' }, line('9', '1')];
  expect(seen(cartOf(items, { 1: ['9'] }))).toEqual([['1'], ['9', '1'], ['1']]);
});
