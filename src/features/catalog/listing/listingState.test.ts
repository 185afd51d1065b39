import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyListing,
  filtersForApi,
  type ListingState,
  listingSearch,
  readListing,
  readRange,
  valueToggled,
  writeListing,
  writeRange,
} from './listingState';

const code = fc
  .stringMatching(/^[a-z][a-z0-9_]{0,12}$/)
  .filter(
    (name) =>
      !/^(page|dir|order|display_mode|visibility|products|pagespeed|[gf]bclid|gclid|msclkid|utm_.*|configur.*_entity_id)$/.test(
        name,
      ),
  );
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const filters = fc.dictionary(code, fc.uniqueArray(text, { minLength: 1, maxLength: 5 }), {
  noNullPrototype: true,
});

const state: fc.Arbitrary<ListingState> = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  order: fc.option(text),
  dir: fc.constantFrom('asc', 'desc', null),
  mode: fc.constantFrom('grid', 'list', null),
  visibility: fc.option(text),
  filters,
});

/** Query strings as people and campaigns write them. */
const query = fc.array(
  fc.tuple(
    fc.constantFrom(
      'page',
      'dir',
      'order',
      'display_mode',
      'price',
      'style',
      'constructor',
      'utm_source',
      'X',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  ),
  { maxLength: 6 },
);

describe('a listing in the URL', () => {
  it('is equal after writing and reading', () => {
    fc.assert(
      fc.property(state, (written) => {
        const address = new URL(`https://shop.example/catalog/sofas${listingSearch(written)}`);
        expect(readListing(address.searchParams)).toEqual(written);
      }),
    );
  });

  it('is read from any URL without an error, and a second reading is equal', () => {
    fc.assert(
      fc.property(query, (pairs) => {
        const read = readListing(new URLSearchParams(pairs));
        expect(readListing(writeListing(read))).toEqual(read);
      }),
    );
  });

  it('joins several values with a pipe', () => {
    const params = writeListing({ ...emptyListing, filters: { brand: ['alder', 'hudson'] } });
    expect(params.get('brand')).toBe('alder|hudson');
  });

  it.each(['0', '-3', 'two', '1.5', '1e400', ''])('reads page %o as the first', (page) => {
    expect(readListing(new URLSearchParams({ page })).page).toBe(1);
  });

  it('reads a filter that is named like a property of every object', () => {
    expect(readListing(new URLSearchParams('constructor=a|b')).filters).toEqual({ constructor: ['a', 'b'] });
  });

  it('does not treat campaign parameters as filters', () => {
    const params = new URLSearchParams('utm_source=mail&gclid=x&style=modern&Bad-Code=1');
    expect(readListing(params).filters).toEqual({ style: ['modern'] });
  });
});

describe('a listing for the server', () => {
  it('joins values with commas and filters with semicolons, in one order', () => {
    expect(filtersForApi({ style: ['modern', 'glam'], price: ['100-500'] })).toBe(
      'price:100-500;style:modern,glam',
    );
    expect(filtersForApi({})).toBeUndefined();
  });

  it('escapes separators', () => {
    expect(filtersForApi({ brand: ['Smith, Sons; Co: 5%'] })).toBe('brand:Smith%2C Sons%3B Co%3A 5%25');
  });
});

describe('changing a listing', () => {
  it('toggles a value twice back to the same filters, at page 1', () => {
    fc.assert(
      fc.property(state, code, text, (before, facet, value) => {
        const after = valueToggled(valueToggled(before, facet, value), facet, value);
        const had = before.filters[facet]?.includes(value);
        expect(after.page).toBe(1);
        if (!had) expect(after.filters).toEqual(before.filters);
        else expect(new Set(after.filters[facet])).toEqual(new Set(before.filters[facet]));
      }),
    );
  });
});

describe('a range', () => {
  const amount = fc.option(
    fc.double({ min: 0, max: 1e6, noNaN: true }).map((n) => Math.round(n * 100) / 100),
  );

  it('is equal after writing and reading', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
        expect(readRange(writeRange({ from, to }) ?? undefined)).toEqual({ from, to });
      }),
    );
  });

  it.each(['', 'abc', '1-2-3', '-', undefined])('reads %o as an open range', (value) => {
    expect(readRange(value)).toEqual({ from: null, to: null });
  });
});
