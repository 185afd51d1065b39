import { cart } from '@contract/cart';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { offersOf, suggestionsOf } from './suggestions';

const money = { amount: 1 };
const totals = {
  subtotal: money,
  discount: money,
  shipping: money,
  fee: money,
  tax: money,
  grand_total: money,
};
const tile = (id: number, changes: object = {}) => ({
  entity_id: id,
  url_key: `p${id}`,
  type_id: 'simple',
  name: `Product ${id}`,
  sku: `S${id}`,
  price: 10,
  in_stock: true,
  display_add_to_cart: true,
  ...changes,
});
const line = (product_id: number, relateds: object[], offers: object = {}) => ({
  item_id: product_id,
  product_id,
  price: money,
  original_price: money,
  row_total: money,
  relateds,
  ...offers,
});
const idsOf = (items: object[]) =>
  suggestionsOf(z.parse(cart, { info: {}, totals, items })).map(({ entity_id }) => entity_id);

it('are at most three', () => {
  expect(idsOf([line(1, [tile(2), tile(3)]), line(9, [tile(4), tile(5)])])).toEqual(['2', '3', '4']);
});

it('exclude products in the cart and duplicates', () => {
  expect(idsOf([line(1, [tile(2), tile(3)]), line(2, [tile(3), tile(1)])])).toEqual(['3']);
});

it('can be added without choosing options', () => {
  const not = [
    { in_stock: false },
    { display_add_to_cart: false },
    { poa: true },
    { type_id: 'configurable' },
  ].map((changes, index) => tile(10 + index, changes));
  expect(idsOf([line(1, [...not, tile(2)])])).toEqual(['2']);
});

const offersFor = (items: object[], addons: Record<string, string[]> = {}) => {
  const filled = z.parse(cart, { info: {}, totals, items, addons });
  const [main] = filled.items;
  const { addons: offered, upsell } = main ? offersOf(filled, main) : { addons: [], upsell: undefined };
  return { addons: offered.map(({ entity_id }) => entity_id), upsell: upsell?.entity_id };
};

it('a line item offers its cross-sells as add-ons, also those of another line item', () => {
  const crosssells = [tile(7), tile(8, { in_stock: false }), tile(9)];
  expect(offersFor([line(1, [], { crosssells }), line(2, []), line(7, [])], { 2: ['7'] }).addons).toEqual([
    '7',
    '9',
  ]);
  expect(offersFor([line(1, [], { crosssells }), line(7, [])], { 1: ['7'] }).addons).toEqual(['9']);
});

it('a line item offers the first better product that can be bought and is not in the cart', () => {
  const upsells = [tile(2), tile(3, { poa: true }), tile(4)];
  expect(offersFor([line(1, [], { upsells }), line(2, [])]).upsell).toBe('4');
  expect(offersFor([line(1, [])]).upsell).toBeUndefined();
});
