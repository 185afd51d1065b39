import { describe, expect, it } from 'vitest';
import { searchListing, suggestions } from '../../../contract/search.ts';
import { boreale, openDemoBackend } from '../../../tests/backend/demoBackend.ts';

const { get } = openDemoBackend();
const encoded = encodeURIComponent;
const pagesFor = async (term: string, options?: { host: string }) =>
  (await get(suggestions, `/search/${encoded(term)}/autocomplete`, options)).pages;

describe('the pages of a search', () => {
  it.each([
    ['return policy', 'returns', 'Returns'],
    ['what is your refund policy', 'returns', 'Returns'],
    ['shipping', 'delivery', 'Delivery'],
    ['payment financing', 'financing', 'Financing'],
    ['politique de retour', 'returns', 'Returns'],
    ['contact', 'contact', 'Contact us'],
    ['store hours', 'stores', 'Stores'],
    ['clearance', 'promotions', 'Promotions'],
    ['sale', 'promotions', 'Promotions'],
    ['tacoma', 'stores', 'Stores'],
    ['store in Bend', 'stores', 'Stores'],
    ['track my order', 'track-order', 'Track an order'],
    ['warranty', 'returns', 'Returns'],
  ])('%s: %s', async (term, identifier, title) => {
    expect((await pagesFor(term))[0]).toEqual({ identifier, title });
  });

  it('are in the shopper’s language and in the results too', async () => {
    expect(await pagesFor('retours', { host: boreale })).toEqual([
      { identifier: 'returns', title: 'Retours' },
    ]);
    const results = await get(searchListing, `/search/${encoded('return policy')}`);
    expect(results.pages.map(({ identifier }) => identifier)).toEqual(['returns']);
  });

  it.each(['sofa', 'hudson sofa', 'policy', 'RF28R7351', 'tags'])('%s asks for none', async (term) => {
    expect(await pagesFor(term)).toEqual([]);
  });
});

it.each(['Bend', 'sale', 'store hours', 'Salem showroom'])(
  'corrects no word of %s, which a page answers',
  async (term) => {
    const results = await get(searchListing, `/search/${encoded(term)}`);
    expect(results).toMatchObject({ total: 0, corrected_term: '' });
    expect(results.pages).not.toEqual([]);
  },
);

it('searches within a price, in both languages', async () => {
  const pricesOf = async (term: string) =>
    (await get(searchListing, `/search/${encoded(term)}?embed=products&limit=100`)).products.map(
      ({ price }) => price ?? 0,
    );
  const cheap = await pricesOf('sofa under 1000');
  expect(cheap.length).toBeGreaterThan(0);
  expect(cheap.filter((price) => price > 1000)).toEqual([]);
  expect(await pricesOf('canapé moins de 1000')).toEqual(cheap);
  const middle = await pricesOf('chair between 500 and 900');
  expect(middle.length).toBeGreaterThan(0);
  expect(middle.filter((price) => price < 500 || price > 900)).toEqual([]);
});

it('shows blue sofas first for a blue sofa', async () => {
  const { products } = await get(searchListing, '/search/blue%20sofa?embed=products&limit=5');
  expect(products[0]?.url_key).toBe('quincy-sofa');
});
