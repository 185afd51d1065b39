import { productPage } from '@contract/product';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compareRows, isDifferent } from './compareRows';

const names = {
  brand: 'Brand',
  model: 'Model',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  energyStar: 'ENERGY STAR',
  yes: 'Yes',
  inches: (value: number) => `${value} in.`,
};
const product = (
  entity_id: number,
  manufacturer: string,
  details: { label: string; value: string }[],
  more: object = {},
) =>
  z.parse(productPage, {
    entity_id,
    manufacturer,
    sku: 'same',
    dimensions: { width: 30 },
    product_data: [{ group: 'Facts', details }],
    ...more,
  });
const rows = compareRows(
  [
    product(
      1,
      'Norrfell',
      [
        { label: 'Doors', value: '2' },
        { label: 'Width', value: '30 in.' },
      ],
      { energy_star_qualified: true, product_features: ['Ice maker'] },
    ),
    product(2, 'Kestrelle', [
      { label: 'Doors', value: '2' },
      { label: 'Noise', value: '41 dBA' },
    ]),
  ],
  names,
);

describe('a comparison', () => {
  it('joins attributes by label and omits empty ones', () => {
    expect(rows).toEqual([
      { label: 'Brand', values: ['Norrfell', 'Kestrelle'] },
      { label: 'Model', values: ['same', 'same'] },
      { label: 'Width', values: ['30 in.', '30 in.'] },
      { label: 'ENERGY STAR', values: ['Yes', ''] },
      { label: 'Doors', values: ['2', '2'] },
      { label: 'Ice maker', values: ['Yes', ''] },
      { label: 'Noise', values: ['', '41 dBA'] },
    ]);
  });

  it('detects rows that differ', () => {
    expect(rows.filter(isDifferent).map(({ label }) => label)).toEqual([
      'Brand',
      'ENERGY STAR',
      'Ice maker',
      'Noise',
    ]);
  });

  it('reads from the specifications what a backend sends only there', () => {
    const details = [
      { label: 'Width', value: '36 in.' },
      { label: 'ENERGY STAR', value: 'Most Efficient' },
    ];
    const other = product(4, 'Kestrelle', details, { dimensions: null });
    expect(compareRows([other], names)).toEqual([
      { label: 'Brand', values: ['Kestrelle'] },
      { label: 'Model', values: ['same'] },
      { label: 'Width', values: ['36 in.'] },
      { label: 'ENERGY STAR', values: ['Most Efficient'] },
    ]);
  });

  it('compares the variant with which a page opens, and lists the choices', () => {
    const size = (id: string, label: string) => ({ id, label, products: [id] });
    const mattress = product(3, 'Dunmoor', [{ label: 'Weight', value: '90 lb' }], {
      type_id: 'configurable',
      attributes: [{ id: 'size', label: 'Size', options: [size('31', 'Twin'), size('32', 'Queen')] }],
      configurable_default_simple_id: '31',
      simple_products: [
        {
          entity_id: '31',
          dimensions: { width: 38 },
          product_data: [{ group: 'Facts', details: [{ label: 'Weight', value: '60 lb' }] }],
        },
        { entity_id: '32' },
      ],
    });
    const values = Object.fromEntries(
      compareRows([mattress], names).map((row) => [row.label, row.values[0]]),
    );
    expect(values).toMatchObject({ Width: '38 in.', Weight: '60 lb', Size: 'Twin, Queen' });
  });
});
