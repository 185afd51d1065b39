import { describe, expect, it } from 'vitest';
import { listing } from '../../../contract/category.ts';
import { logQuery, searchListing, suggestions } from '../../../contract/search.ts';
import {
  boreale,
  namesOf,
  openDemoBackend,
  type RequestOptions,
} from '../../../tests/backend/demoBackend.ts';

const { get } = openDemoBackend();
const search = (term: string) => get(searchListing, `/search/${encodeURIComponent(term)}`);

describe('search', () => {
  it.each([
    ['sofa', 'Sofa'],
    ['sofas', 'Sofa'],
    ['couch', 'Sofa'],
    ['canape', 'Sofa'],
    ['CANAPÉ', 'Sofa'],
    ['frigo', 'Refrigerator'],
    ['refrigirator', 'Refrigerator'],
    ['matress', 'Mattress'],
    ['chiar', 'Chair'],
    ['dishwaser', 'Dishwasher'],
  ])('for %s finds a %s first', async (term, expected) => {
    const [first] = (await search(term)).products;
    expect(first?.name).toContain(expected);
  });

  it.each(['NF28R7351', 'nf28', 'nf28r', 'NF-28 R7351', 'r7351'])(
    'finds a model number by its part %s',
    async (part) => {
      const models = (await search(part)).products.map(({ model_number }) => model_number);
      expect(models[0]).toMatch(/^NF28R7351/);
    },
  );

  it('returns the corrected term of a mistyped term only', async () => {
    expect((await search('soffa')).corrected_term).toBe('sofa');
    expect((await search('refrigirateur')).corrected_term).toBe('réfrigérateur');
    expect((await search('sofa')).corrected_term).toBe('');
  });

  it('requires every word, sorts by relevance by default, and by price on request', async () => {
    const result = await search('hudson sofa');
    expect(result.products[0]?.name).toBe('Hudson Sofa');
    expect(result.sort[0]?.code).toBe('relevance');
    const cheap = await get(listing, '/search/sofa?order=price&dir=asc');
    const prices = cheap.products.map(({ price }) => price ?? 0);
    expect(new Set(prices).size).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each([
    ['chaise', 'Chaise Sofa'],
    ['chaise longue', 'Chaise Sofa'],
    ['chaise lounge', 'Chaise Sofa'],
  ])('for %s finds no chair, which is a chaise in French', async (term, expected) => {
    const names = namesOf((await search(term)).products);
    expect(names[0]).toContain(expected);
    expect(names.filter((name) => name?.includes('Chair'))).toEqual([]);
    const french = await get(searchListing, '/search/chaise', { host: boreale });
    expect(french.products[0]?.name).toMatch(/^Chaise/);
  });

  it.each(['zzzzqqq', '%', "'; delete from products; --", '   ', '*'])(
    'finds nothing for %j',
    async (term) => {
      expect((await search(term)).total).toBe(0);
    },
  );

  it('suggests at most 4 products and 5 categories for the first letters', async () => {
    const result = await get(suggestions, '/search/sof/autocomplete');
    expect(result.products).toHaveLength(4);
    expect(result.categories.length).toBeLessThanOrEqual(5);
    expect(result.categories[0]?.name).toBe('Sofas');
    const french = await get(suggestions, '/search/mat/autocomplete', { host: boreale });
    expect(namesOf(french.categories)).toContain('Matelas');
  });

  it('logs search terms', async () => {
    const options: RequestOptions = { method: 'PUT', body: { query: 'sofa', result_size: 27 } };
    const first = await get(logQuery.response, '/elasticsearch/log/query', options);
    const second = await get(logQuery.response, '/elasticsearch/log/query', options);
    expect(Number(second.history_id)).toBe(Number(first.history_id) + 1);
  });
});
