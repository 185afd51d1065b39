import { expect, it } from 'vitest';
import { resolveVariant } from './readVariants.ts';

const attributes = [
  {
    id: 'colour',
    label: 'Colour',
    options: [
      { id: 'moss', products: ['11', '12'] },
      { id: 'sand', products: ['13'] },
    ],
  },
  {
    id: 'size',
    label: 'Size',
    options: [
      { id: 'queen', products: ['11', '13'] },
      { id: 'king', products: ['12'] },
    ],
  },
];

it.each([
  [{ colour: 'moss', size: 'king' }, { simpleId: '12' }],
  [{ colour: 'moss' }, { missing: 'Size' }],
  [{ colour: 'sand', size: 'king' }, { unknown: true }],
  [{ colour: 'plaid', size: 'king' }, { unknown: true }],
  [{}, { missing: 'Colour' }],
])('parses the selection %j as %j', (chosen, expected) => {
  expect(resolveVariant(attributes, chosen, null)).toEqual(expected);
});

it('returns the default variant without a selection', () => {
  expect(resolveVariant(attributes, {}, '13')).toEqual({ simpleId: '13' });
});
