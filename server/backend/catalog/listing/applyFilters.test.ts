import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, testCatalogIndex } from '../../../../tests/backend/testCatalogIndex.ts';
import { bitSetOf, members, size } from '../index/bitSet.ts';
import { applyFilters } from './applyFilters.ts';
import { readFilters, readRange } from './filters.ts';
import { paginate } from './readListing.ts';
import { sortOrder } from './sortOrder.ts';

const codes = ['colour', 'brand', 'style'];
const values = ['a', 'b', 'c', 'd'];
const text = { en: 'x', fr: 'x' };

interface Faceted {
  price: number | null;
  facets: Record<string, string[]>;
}

const fixture: fc.Arbitrary<Faceted> = fc.record({
  price: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
  facets: fc.record(Object.fromEntries(codes.map((code) => [code, fc.subarray(values)]))),
});
const selection = fc.dictionary(fc.constantFrom(...codes), fc.subarray(values, { minLength: 1 }));
const range = fc.option(fc.tuple(fc.nat(1000), fc.nat(1000)), { nil: null });

const indexOf = (fixtures: readonly Faceted[]) =>
  testCatalogIndex(
    fixtures.map(({ price }) => ({ price })),
    {
      facets: codes.flatMap((code) =>
        values.map((value) => ({
          code,
          value,
          facet_label: text,
          label: text,
          swatch: '',
          hidden: false,
          products: fixtures.flatMap(({ facets }, at) => (facets[code]?.includes(value) ? [idOf(at)] : [])),
        })),
      ),
    },
  );

type Choice = Record<string, string[]>;
const passes = (one: Faceted, choice: Choice, [from, to]: [number, number] | [], except: string) =>
  Object.entries(choice).every(
    ([code, wanted]) => code === except || wanted.some((value) => one.facets[code]?.includes(value)),
  ) &&
  (except === 'price' ||
    from === undefined ||
    to === undefined ||
    (one.price !== null && one.price / 100 >= Math.min(from, to) && one.price / 100 <= Math.max(from, to)));

describe('applying filters', () => {
  it('counts like a plain loop; a facet ignores its own selection', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fixture, { maxLength: 80 }),
        selection,
        range,
        async (fixtures, choice, span) => {
          const catalogIndex = await indexOf(fixtures);
          const filters = new Map(Object.entries(choice));
          if (span) filters.set('price', [`${span[0]}-${span[1]}`]);
          const all = bitSetOf(fixtures.length, [...fixtures.keys()]);
          const result = applyFilters(catalogIndex, all, filters);

          const byHand = (except: string) =>
            fixtures.filter((one) => passes(one, choice, span ?? [], except));
          expect([...members(result.positions)].map((place) => fixtures[place])).toEqual(byHand(''));
          for (const { facet, counts } of result.facets) {
            for (const { value, count } of counts) {
              const expected = byHand(facet.code).filter((one) => one.facets[facet.code]?.includes(value));
              expect(count).toBe(expected.length);
            }
          }
          const prices = byHand('price').flatMap(({ price }) => (price === null ? [] : [price / 100]));
          expect(result.prices).toEqual(
            prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
          );
        },
      ),
    );
  });

  it('ignores an unknown facet, and finds nothing for an unknown value', async () => {
    const catalogIndex = await indexOf([{ price: 1, facets: { brand: ['a'] } }]);
    const count = (filters: string) =>
      size(applyFilters(catalogIndex, bitSetOf(1, [0]), readFilters(filters)).positions);
    expect(count('moon:full')).toBe(1);
    expect(count('brand:zzz')).toBe(0);
    expect(count('brand:zzz,a')).toBe(1);
  });
});

describe('paging', () => {
  it('contains every product once, in order, for any page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fixture, { maxLength: 60 }),
        fc.integer({ min: 1, max: 25 }),
        async (fixtures, limit) => {
          const catalogIndex = await indexOf(fixtures);
          const order = sortOrder(catalogIndex, 'price', 'asc', 'en');
          const all = bitSetOf(fixtures.length, [...fixtures.keys()]);
          const { pageCount } = paginate(all, order, 1, limit);
          const positions = Array.from(
            { length: pageCount },
            (_, at) => paginate(all, order, at + 1, limit).positions,
          ).flat();
          expect(positions).toEqual([...order]);
          const prices = positions.map((place) => fixtures[place]?.price ?? Number.POSITIVE_INFINITY);
          expect(prices).toEqual(prices.toSorted((a, b) => a - b || 0));
        },
      ),
    );
  });

  it('returns the last page for a page beyond it, the first page for one before it', () => {
    const set = bitSetOf(5, [0, 1, 2, 3, 4]);
    const order = [0, 1, 2, 3, 4];
    expect(paginate(set, order, 99, 2)).toEqual({ positions: [4], total: 5, page: 3, pageCount: 3 });
    expect(paginate(set, order, -1, 2).page).toBe(1);
    expect(paginate(bitSetOf(5, []), order, 7, 2)).toEqual({
      positions: [],
      total: 0,
      page: 1,
      pageCount: 1,
    });
  });
});

describe('parsing filters', () => {
  it('separates values by commas and filters by semicolons, and decodes escaped characters', () => {
    expect([...readFilters('brand:a,b;price:1-2;brand:c')]).toEqual([
      ['brand', ['a', 'b', 'c']],
      ['price', ['1-2']],
    ]);
    expect(readFilters('brand:Smith%2C Sons%3B Co').get('brand')).toEqual(['Smith, Sons; Co']);
    expect(readFilters(':a;b;c:').size).toBe(0);
  });

  it('parses ranges without a lower or upper bound, and swaps reversed bounds', () => {
    expect(readRange('100-500')).toEqual({ from: 100, to: 500 });
    expect(readRange('500-100')).toEqual({ from: 100, to: 500 });
    expect(readRange('100-')).toEqual({ from: 100, to: Infinity });
    expect(readRange('-500')).toEqual({ from: -Infinity, to: 500 });
    expect(readRange('cheap')).toBeNull();
  });
});
