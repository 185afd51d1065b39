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
])('reads the choice %j as %j', (chosen, expected) => {
  expect(resolveVariant(attributes, chosen, null)).toEqual(expected);
});

it('takes the default simple product when nothing is chosen', () => {
  expect(resolveVariant(attributes, {}, '13')).toEqual({ simpleId: '13' });
});
