import { describe, expect, it } from 'vitest';
import { highestPrice, representativeVariant } from './representativeVariant';

const variant = (id: string, price: number | null, isInStock = true) => ({ id, price, isInStock });

describe('the variant that represents a product', () => {
  it.each([
    [
      'the cheapest in stock',
      [variant('twin', 839, false), variant('king', 1499), variant('full', 1049)],
      'full',
    ],
    ['the cheapest, when all are sold out', [variant('king', 9, false), variant('twin', 8, false)], 'twin'],
    ['the first of equal ones', [variant('oat', 5, false), variant('moss', 5), variant('ink', 5)], 'moss'],
    ['one with a price before one without', [variant('a', null), variant('b', 7)], 'b'],
    ['the first, when none has a price', [variant('a', null), variant('b', null)], 'a'],
  ])('is %s', (_, variants, id) => {
    expect(representativeVariant(variants)?.id).toBe(id);
  });

  it('does not exist without variants', () => expect(representativeVariant([])).toBeNull());
});

describe('the highest price', () => {
  it('is that of a variant in stock', () =>
    expect(highestPrice([variant('a', 5), variant('b', 8), variant('c', 9, false)])).toBe(8));
  it('is null when all variants cost the same', () =>
    expect(highestPrice([variant('a', 5), variant('b', 5)])).toBeNull());
  it('is null without prices', () => expect(highestPrice([variant('a', null)])).toBeNull());
});
