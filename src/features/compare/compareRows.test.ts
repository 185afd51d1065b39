import { productPage } from '@contract/product';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compareRows, isDifferent } from './compareRows';

const names = { brand: 'Brand', model: 'Model', width: 'Width', depth: 'Depth', height: 'Height' };
const product = (entity_id: number, manufacturer: string, details: { label: string; value: string }[]) =>
  z.parse(productPage, {
    entity_id,
    manufacturer,
    sku: 'same',
    dimensions: { width: 30 },
    product_data: [{ group: 'Facts', details }],
  });
const rows = compareRows(
  [
    product(1, 'Norrfell', [
      { label: 'Doors', value: '2' },
      { label: 'Width', value: '30 in.' },
    ]),
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
      { label: 'Width', values: ['30″', '30″'] },
      { label: 'Doors', values: ['2', '2'] },
      { label: 'Noise', values: ['', '41 dBA'] },
    ]);
  });

  it('detects rows that differ', () => {
    expect(rows.filter(isDifferent).map(({ label }) => label)).toEqual(['Brand', 'Noise']);
  });
});
