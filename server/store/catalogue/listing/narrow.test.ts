import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, testShelf } from '../../testing/testShelf.ts';
import { members, setOf, size } from '../shelf/bitSet.ts';
import { readFilters, readRange } from './filters.ts';
import { narrow } from './narrow.ts';
import { pageOf } from './pageOf.ts';
import { sortOrder } from './sortOrder.ts';

const codes = ['colour', 'brand', 'style'];
const values = ['a', 'b', 'c', 'd'];
const text = { en: 'x', fr: 'x' };

interface Faceted {
  price: number | null;
  facets: Record<string, string[]>;
}

const thing: fc.Arbitrary<Faceted> = fc.record({
  price: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
  facets: fc.record(Object.fromEntries(codes.map((code) => [code, fc.subarray(values)]))),
});
const chosen = fc.dictionary(fc.constantFrom(...codes), fc.subarray(values, { minLength: 1 }));
const range = fc.option(fc.tuple(fc.nat(1000), fc.nat(1000)), { nil: null });

const shelfOf = (things: readonly Faceted[]) =>
  testShelf(
    things.map(({ price }) => ({ price })),
    {
      facets: codes.flatMap((code) =>
        values.map((value) => ({
          code,
          value,
          facet_label: text,
          label: text,
          swatch: '',
          hidden: false,
          products: things.flatMap(({ facets }, at) => (facets[code]?.includes(value) ? [idOf(at)] : [])),
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

describe('narrowing', () => {
  it('counts what counting by hand counts, a facet leaving its own choice aside', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 80 }), chosen, range, (things, choice, span) => {
        const shelf = shelfOf(things);
        const filters = new Map(Object.entries(choice));
        if (span) filters.set('price', [`${span[0]}-${span[1]}`]);
        const all = setOf(things.length, things.keys());
        const result = narrow(shelf, all, filters);

        const byHand = (except: string) => things.filter((one) => passes(one, choice, span ?? [], except));
        expect([...members(result.places)].map((place) => things[place])).toEqual(byHand(''));
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
      }),
    );
  });

  it('leaves a filter out that the shelf does not know, and finds nothing for an unknown value', () => {
    const shelf = shelfOf([{ price: 1, facets: { brand: ['a'] } }]);
    const count = (filters: string) => size(narrow(shelf, setOf(1, [0]), readFilters(filters)).places);
    expect(count('moon:full')).toBe(1);
    expect(count('brand:zzz')).toBe(0);
    expect(count('brand:zzz,a')).toBe(1);
  });
});

describe('paging', () => {
  it('shows every product once, in order, whatever the page size', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 60 }), fc.integer({ min: 1, max: 25 }), (things, limit) => {
        const shelf = shelfOf(things);
        const order = sortOrder(shelf, 'price', 'asc', 'en');
        const all = setOf(things.length, things.keys());
        const { pageCount } = pageOf(all, order, 1, limit);
        const shown = Array.from(
          { length: pageCount },
          (_, at) => pageOf(all, order, at + 1, limit).places,
        ).flat();
        expect(shown).toEqual([...order]);
        const prices = shown.map((place) => things[place]?.price ?? Number.POSITIVE_INFINITY);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b || 0));
      }),
    );
  });

  it('answers the last page for one beyond it, the first for one before', () => {
    const set = setOf(5, [0, 1, 2, 3, 4]);
    const order = [0, 1, 2, 3, 4];
    expect(pageOf(set, order, 99, 2)).toEqual({ places: [4], total: 5, page: 3, pageCount: 3 });
    expect(pageOf(set, order, -1, 2).page).toBe(1);
    expect(pageOf(setOf(5, []), order, 7, 2)).toEqual({ places: [], total: 0, page: 1, pageCount: 1 });
  });
});

describe('the form of filters', () => {
  it('reads several values by commas, filters by semicolons, escaped signs as they were', () => {
    expect([...readFilters('brand:a,b;price:1-2;brand:c')]).toEqual([
      ['brand', ['a', 'b', 'c']],
      ['price', ['1-2']],
    ]);
    expect(readFilters('brand:Smith%2C Sons%3B Co').get('brand')).toEqual(['Smith, Sons; Co']);
    expect(readFilters(':a;b;c:').size).toBe(0);
  });

  it('reads ranges open at either end and turns reversed ones round', () => {
    expect(readRange('100-500')).toEqual({ from: 100, to: 500 });
    expect(readRange('500-100')).toEqual({ from: 100, to: 500 });
    expect(readRange('100-')).toEqual({ from: 100, to: Infinity });
    expect(readRange('-500')).toEqual({ from: -Infinity, to: 500 });
    expect(readRange('cheap')).toBeNull();
  });
});
