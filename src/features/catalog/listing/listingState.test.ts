import { mayBeFilter } from '@contract/pageParameters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyListing,
  filtersCleared,
  filtersForApi,
  knownFilters,
  type ListingState,
  listingSearch,
  onPage,
  rangeChosen,
  readListing,
  readRange,
  valuesChosen,
  valueToggled,
  writeListing,
  writeRange,
} from './listingState';

const code = fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/).filter(mayBeFilter);
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

  it.each(['0', '-3', 'two', '1.5', '1e400', '3000000000', ''])('reads page %o as the first', (page) => {
    expect(readListing(new URLSearchParams({ page })).page).toBe(1);
  });

  it('reads a filter that is named like a property of every object', () => {
    expect(readListing(new URLSearchParams('constructor=a|b')).filters).toEqual({ constructor: ['a', 'b'] });
  });

  it.each([
    ...['page', 'dir', 'order', 'display_mode', 'visibility', 'products', 'pagespeed'],
    ...[
      'configurable_entity_id',
      'configured_entity_id',
      'gclid',
      'fbclid',
      'msclkid',
      'utm_source',
      'FBCLID',
      'UTM_Source',
    ],
    ...['_gl', '-style', 'style!', 'style:x', ''],
  ])('does not treat the parameter %o as a filter', (name) => {
    const params = new URLSearchParams({ [name]: '1', style: 'modern' });
    expect(readListing(params).filters).toEqual({ style: ['modern'] });
  });

  it.each(['Brand', '93', 'color-family', 'filter.vendor', 'Énergie', 'Energy class'])(
    'reads the filter of a facet with the code %o',
    (name) => {
      const address = listingSearch({ ...emptyListing, filters: { [name]: ['a'] } });
      expect(readListing(new URLSearchParams(address)).filters).toEqual({ [name]: ['a'] });
    },
  );

  it('reads only the known directions and display modes', () => {
    const read = (text: string) => readListing(new URLSearchParams(text));
    expect(read('dir=asc&display_mode=grid')).toMatchObject({ dir: 'asc', mode: 'grid' });
    expect(read('dir=desc&display_mode=list')).toMatchObject({ dir: 'desc', mode: 'list' });
    expect(read('dir=up&display_mode=map&order=&visibility=')).toEqual(emptyListing);
  });

  it('reads repeated and empty values of a filter once', () => {
    const params = new URLSearchParams('brand=alder||hudson&brand=hudson|maple&style=|');
    expect(readListing(params).filters).toEqual({ brand: ['alder', 'hudson', 'maple'] });
  });

  it('reads a malformed escape as text', () => {
    expect(readListing(new URLSearchParams([['brand', '5%']])).filters).toEqual({ brand: ['5%'] });
  });

  it('omits default values and empty filters, and sorts filters', () => {
    expect(listingSearch(emptyListing)).toBe('?');
    expect(listingSearch({ ...emptyListing, filters: { style: ['b'], brand: ['a'], color: [] } })).toBe(
      '?brand=a&style=b',
    );
    expect(listingSearch(emptyListing, { page: 2 })).toBe('?page=2');
  });
});

describe('a listing for the server', () => {
  it('joins values with commas and filters with semicolons, in one order', () => {
    expect(filtersForApi({ style: ['modern', 'glam'], price: ['100-500'] })).toBe(
      'price:100-500;style:modern,glam',
    );
    expect(filtersForApi({})).toBeUndefined();
    expect(filtersForApi({ style: [], brand: ['alder'] })).toBe('brand:alder');
  });

  it('escapes separators', () => {
    expect(filtersForApi({ brand: ['Smith, Sons; Co: 5%'] })).toBe('brand:Smith%2C Sons%3B Co%3A 5%25');
  });
});

describe('changing a listing', () => {
  const third: ListingState = { ...emptyListing, page: 3, order: 'price', filters: { style: ['glam'] } };

  it('replaces the values of a facet, at page 1', () => {
    expect(valuesChosen(third, 'brand', ['alder'])).toEqual({
      ...third,
      page: 1,
      filters: { style: ['glam'], brand: ['alder'] },
    });
    expect(valuesChosen(third, 'style', [])).toEqual({ ...third, page: 1, filters: {} });
  });

  it('selects a further value and removes a selected one', () => {
    expect(valueToggled(third, 'style', 'modern').filters).toEqual({ style: ['glam', 'modern'] });
    expect(valueToggled(third, 'style', 'glam').filters).toEqual({});
    expect(valueToggled(third, 'brand', 'alder').filters).toEqual({ style: ['glam'], brand: ['alder'] });
  });

  it('selects a range, and removes it when both ends are open', () => {
    const ranged = rangeChosen(third, 'price', { from: 100, to: null });
    expect(ranged).toEqual({ ...third, page: 1, filters: { style: ['glam'], price: ['100-'] } });
    expect(rangeChosen(ranged, 'price', { from: null, to: null }).filters).toEqual({ style: ['glam'] });
  });

  it('changes the page of the visible listing only', () => {
    expect(onPage(third, 4)(third)).toEqual({ ...third, page: 4 });
    const other = { ...third };
    expect(onPage(third, 4)(other)).toBe(other);
  });

  it('clears all filters, at page 1', () => {
    expect(filtersCleared(third)(third)).toEqual({ ...third, page: 1, filters: {} });
  });

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

  it.each([
    ['100-500', { from: 100, to: 500 }],
    ['500-100', { from: 100, to: 500 }],
    ['9.5-', { from: 9.5, to: null }],
    ['-12.25', { from: null, to: 12.25 }],
    ['0-0', { from: 0, to: 0 }],
  ])('reads %o', (value, range) => {
    expect(readRange(value)).toEqual(range);
  });

  it.each(['', 'abc', '1-2-3', '-', 'a1-2', '1-2b', '1.-2', '1-2.', undefined])(
    'reads %o as an open range',
    (value) => {
      expect(readRange(value)).toEqual({ from: null, to: null });
    },
  );
});

describe('parameters of an address', () => {
  const state = readListing(new URLSearchParams('color=oak&ref=mail&source=1&page=2'));

  it('are filters only when the listing has a facet for them', () => {
    expect(knownFilters(state, [{ code: 'color' }, { code: 'price' }])).toEqual({
      ...state,
      filters: { color: ['oak'] },
      requested: state,
    });
    expect(knownFilters(state, []).filters).toEqual({});
  });

  it('leave the state itself when each is a filter', () => {
    expect(knownFilters(state, [{ code: 'color' }, { code: 'ref' }, { code: 'source' }])).toBe(state);
  });

  it('stay when an endless listing shows its next page', () => {
    const shown = knownFilters(state, [{ code: 'color' }]);
    expect(onPage(shown, 3)(state)).toEqual({ ...state, page: 3 });
  });

  it('stay when the filters are cleared', () => {
    const shown = knownFilters(state, [{ code: 'color' }]);
    expect(filtersCleared(shown)(state).filters).toEqual({ ref: ['mail'], source: ['1'] });
  });
});

it('reads a direction in capitals, as a dealer may write it in a link', () =>
  expect(readListing(new URLSearchParams('order=price&dir=DESC')).dir).toBe('desc'));
