import { expect, it } from 'vitest';
import { type CartProduct, maxQty, type StockedLineItem, stockDemandOf } from './cartProduct.ts';

const goods = (units: CartProduct['units']): CartProduct => ({
  productId: units[0]?.productId ?? 0,
  simpleId: null,
  sku: '',
  name: '',
  manufacturer: '',
  modelNumber: '',
  urlKey: '',
  imageUrl: '',
  options: [],
  children: [],
  price: 0,
  originalPrice: 0,
  isPriceShown: true,
  priceStore: '',
  instantSavings: 0,
  consumerRebate: 0,
  isService: false,
  isAddable: true,
  units,
});
const line = (qty: number, units: CartProduct['units']): StockedLineItem => ({
  line: { itemId: 1, productId: 1, simpleId: null, qty },
  product: goods(units),
});
const CHAIRS_IN_SET = [
  { productId: 1, qty: 1 },
  { productId: 2, qty: 4 },
];

it('adds the demand of bundles and of single products for the same stock', () => {
  const lines = [line(2, CHAIRS_IN_SET), line(3, [{ productId: 2, qty: 1 }])];
  expect([...stockDemandOf(lines)]).toEqual([
    [1, 2],
    [2, 11],
  ]);
  const stock = new Map([
    [1, 5],
    [2, 12],
  ]);
  expect(maxQty(lines, 0, stock)).toBe(2);
  expect(maxQty(lines, 1, stock)).toBe(4);
});

it('does not limit products that the dealer orders, and is never below zero', () => {
  const lines = [line(2, CHAIRS_IN_SET), line(9, [{ productId: 3, qty: 1 }])];
  expect(maxQty(lines, 1, new Map())).toBeNull();
  expect(maxQty(lines, 0, new Map([[1, 0]]))).toBe(0);
  expect(maxQty([line(3, [{ productId: 7, qty: 1 }]), lines[1] ?? line(1, [])], 0, new Map([[7, 0]]))).toBe(
    0,
  );
});
