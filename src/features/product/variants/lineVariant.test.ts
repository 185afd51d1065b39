import { productPage } from '@contract/product';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lineVariantOf } from './lineVariant';

const sofa = z.parse(productPage, {
  entity_id: 1,
  url_key: 'sofa',
  type_id: 'configurable',
  name: 'Sofa',
  price: 500,
  attributes: [
    {
      id: 'c',
      label: 'Colour',
      options: [
        { id: 'm', label: 'Moss', products: ['11', '12'] },
        { id: 's', label: 'Sand', products: ['13'] },
      ],
    },
    {
      id: 'w',
      label: 'Width',
      options: [
        { id: '2', label: 'Two', products: ['11', '13'] },
        { id: '3', label: 'Three', products: ['12'] },
      ],
    },
  ],
  simple_products: [
    { entity_id: 11, sku: 'S-M-2', price: 500 },
    { entity_id: 12, sku: 'S-M-3', price: 700 },
    { entity_id: 13, sku: 'S-S-2', price: 400, in_stock: false },
  ],
});
const saved = (changes: Partial<Parameters<typeof lineVariantOf>[1]>) => ({
  sku: '',
  options: [],
  ...changes,
});
const labels = (colour: string, width: string) => [
  { label: 'Colour', value: colour },
  { label: 'Width', value: width },
];

it.each([
  ['its sku', saved({ sku: 'S-M-3', options: labels('Sand', 'Two') })],
  ['the labels of its options', saved({ sku: 'S', options: labels('Moss', 'Three') })],
])('finds a variant by %s, at the price of today', (_, item) => {
  expect(lineVariantOf(sofa, item)).toEqual({
    price: 700,
    canAdd: true,
    superAttribute: { c: 'm', w: '3' },
  });
});

it('says that a variant is out of stock', () => {
  expect(lineVariantOf(sofa, saved({ sku: 'S-S-2' }))).toMatchObject({ price: 400, canAdd: false });
});

it.each([
  ['is gone', saved({ sku: 'OLD', options: labels('Red', 'Two') })],
  ['was never made', saved({ options: labels('Sand', 'Three') })],
])('is null for a variant that %s', (_, item) => {
  expect(lineVariantOf(sofa, item)).toBeNull();
});

it('needs no options for a simple product, and shows no hidden price', () => {
  const lamp = { ...sofa, type_id: 'simple' as const, display_price: false };
  expect(lineVariantOf(lamp, saved({}))).toEqual({ price: null, canAdd: true });
  expect(lineVariantOf({ ...lamp, poa: true }, saved({}))?.canAdd).toBe(false);
});
