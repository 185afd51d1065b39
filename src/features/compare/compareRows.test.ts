import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productPage } from '@/api/contract/product';
import { compareRows, isDifferent } from './compareRows';

const words = { brand: 'Brand', model: 'Model', width: 'Width', depth: 'Depth', height: 'Height' };
const made = (entity_id: number, manufacturer: string, details: { label: string; value: string }[]) =>
  z.parse(productPage, {
    entity_id,
    manufacturer,
    sku: 'same',
    dimensions: { width: 30 },
    product_data: [{ group: 'Facts', details }],
  });
const rows = compareRows(
  [
    made(1, 'Norrfell', [
      { label: 'Doors', value: '2' },
      { label: 'Width', value: '30 in.' },
    ]),
    made(2, 'Kestrelle', [
      { label: 'Doors', value: '2' },
      { label: 'Noise', value: '41 dBA' },
    ]),
  ],
  words,
);

describe('a comparison', () => {
  it('joins the facts of all products by label and leaves out what none has', () => {
    expect(rows).toEqual([
      { label: 'Brand', values: ['Norrfell', 'Kestrelle'] },
      { label: 'Model', values: ['same', 'same'] },
      { label: 'Width', values: ['30″', '30″'] },
      { label: 'Doors', values: ['2', '2'] },
      { label: 'Noise', values: ['', '41 dBA'] },
    ]);
  });

  it('knows the lines in which products differ', () => {
    expect(rows.filter(isDifferent).map(({ label }) => label)).toEqual(['Brand', 'Noise']);
  });
});
