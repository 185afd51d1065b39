import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  categoryPage,
  getDynamicCategory,
  getPosmProducts,
  listCategories,
  listing,
} from '../../../contract/category.ts';
import { tenantConfig } from '../../../contract/config.ts';
import { errorBody } from '../../../contract/errors.ts';
import { productPage } from '../../../contract/product.ts';
import { boreale, namesOf, openDemoBackend } from '../../../tests/backend/demoBackend.ts';

const { request, get } = openDemoBackend();

describe('the demo catalog', () => {
  it('has at least 300 products in at least 12 categories, also after a second start', async () => {
    const whole = await get(categoryPage, '/categories/default-category?embed=products');
    expect(whole.listing?.total).toBeGreaterThanOrEqual(300);
    const categories = await get(listCategories.response, '/categories');
    expect(categories.filter(({ level }) => level === 3).length).toBeGreaterThanOrEqual(12);
    expect(categories.find(({ entity_id }) => entity_id === '2')?.url_key).toBe('default-category');
  });

  it('has a configuration, language, prices and products of its own for the second tenant', async () => {
    const config = await get(tenantConfig, '/config', { host: boreale });
    expect([config.name, config.language, config.currency_code]).toEqual(['Maison Boréale', 'fr', 'CAD']);
    const english = await get(tenantConfig, '/config', { host: boreale, language: 'en-CA' });
    expect(english.locale).toBe('en_CA');
    const categories = await get(listCategories.response, '/categories', { host: boreale });
    expect(namesOf(categories)).toContain('Canapés');
    expect(categories.map(({ url_key }) => url_key)).not.toContain('refrigerators');
    const [here, there] = [
      await get(productPage, '/products/hudson-sofa'),
      await get(productPage, '/products/hudson-sofa', { host: boreale }),
    ];
    expect(there.name).toBe('Canapé Hudson');
    expect(there.price ?? 0).toBeGreaterThan(here.price ?? 0);
    expect((await request('/products/fjord-700-french-door', { host: boreale })).status).toBe(404);
  });
});

describe('a category', () => {
  it('is filtered, sorted and paged; a page beyond the last is the last page', async () => {
    const query =
      'embed=products&limit=5&order=price&dir=desc&page=99&filters=brand:northquay,fjellby;price:500-2000';
    const { listing: result } = await get(categoryPage, `/categories/living-room?${query}`);
    expect(result?.page).toBe(result?.page_count);
    const first = await get(categoryPage, `/categories/living-room?${query.replace('page=99', 'page=1')}`);
    const prices = (first.listing?.products ?? []).map(({ price }) => price ?? 0);
    expect(new Set(prices).size).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices.every((price) => price >= 500 && price <= 2000)).toBe(true);
    const makers = first.listing?.products.map(({ manufacturer }) => manufacturer) ?? [];
    expect(makers.filter((maker) => maker !== 'Northquay' && maker !== 'Fjellby')).toEqual([]);
  });

  it('reads a direction in capitals, and empty numbers as missing', async () => {
    const path = '/categories/living-room?embed=products&order=price';
    const plain = await get(categoryPage, `${path}&dir=desc`);
    expect(await get(categoryPage, `${path}&dir=DESC&page=&limit=`)).toEqual(plain);
    expect((await request(`${path}&dir=up`)).status).toBe(400);
  });

  it('counts the values of a facet without the facet’s own filters', async () => {
    const { listing: result } = await get(
      categoryPage,
      '/categories/sofas?embed=products&filters=brand:northquay',
    );
    const brands = result?.facets.find(({ code }) => code === 'brand')?.values ?? [];
    expect(brands.length).toBeGreaterThan(1);
    expect(brands.find(({ value }) => value === 'northquay')?.count).toBe(result?.total);
    for (const { value, count } of brands) {
      const alone = await get(categoryPage, `/categories/sofas?embed=products&filters=brand:${value}`);
      expect({ value, count }).toEqual({ value, count: alone.listing?.total });
    }
  });

  it('contains only products that fit the space and the door, and the number of products without dimensions', async () => {
    const path = '/categories/refrigerators?embed=products&limit=100';
    const all = (await get(categoryPage, path)).listing;
    const result = (await get(categoryPage, `${path}&filters=fit:33x36x72`)).listing;
    expect(result?.total).toBeGreaterThan(0);
    expect(result?.total).toBeLessThan(all?.total ?? 0);
    for (const { dimensions } of result?.products ?? []) {
      expect(dimensions.width).toBeLessThanOrEqual(33);
      expect(dimensions.height).toBeLessThanOrEqual(72);
    }
    const facet = result?.facets.find(({ type }) => type === 'fit');
    expect(facet?.values.find(({ value }) => value === 'yes')?.count).toBe(result?.total);
    const wide = (await get(categoryPage, `${path}&filters=fit:33x36x72,unknown`)).listing;
    const unknown = facet?.values.find(({ value }) => value === 'unknown')?.count ?? 0;
    expect(wide?.total).toBe((result?.total ?? 0) + unknown);
    const narrowDoor = (await get(categoryPage, `${path}&filters=fit:33x36x72_12xx80`)).listing;
    expect(narrowDoor?.total).toBe(0);
  });

  it('offers the price that is filtered in an empty listing too', async () => {
    const path = '/categories/refrigerators?embed=products&filters=price:500-2000;fit:33x36x72_12xx80';
    const { total, facets } = (await get(categoryPage, path)).listing ?? {};
    expect(total).toBe(0);
    expect(facets?.find(({ code }) => code === 'price')).toMatchObject({
      type: 'range',
      min: null,
      max: null,
    });
  });

  it('returns 404 for an unknown key, with a message in the language of the shopper', async () => {
    const { status, body } = await request('/categories/spaceships', { host: boreale });
    expect(status).toBe(404);
    expect(z.parse(errorBody, body).messages.error[0]?.message).toBe('Cette catégorie n’existe pas.');
  });

  it('rejects a page that is not a number, and names the field', async () => {
    const { status, body } = await request('/categories/sofas?embed=products&page=many');
    expect(status).toBe(400);
    expect(z.parse(errorBody, body).fields).toHaveProperty('page');
  });

  it('contains add-ons on request only', async () => {
    const listed = await get(listing, '/search/white%20glove%20delivery');
    expect(listed.total).toBe(0);
  });
});

describe('a special collection', () => {
  it.each([
    'featured/1',
    'sale/1',
    'outlet/1',
    'brand/northquay',
    'brand/Northquay',
    'collection/hudson',
    'promotion/northquay-sofa-weeks',
  ])('returns %s', async (path) => {
    const result = await get(getDynamicCategory.response, `/dynamic-category/${path}`);
    expect(result.total).toBeGreaterThan(0);
    expect(result.title).not.toBe('');
  });

  it('shows and filters the outlet by the price of its pieces', async () => {
    const read = (query = '') =>
      get(getDynamicCategory.response, `/dynamic-category/outlet/1?limit=100&order=price&dir=asc${query}`);
    const { products, facets } = await read();
    const prices = products.flatMap(({ outlet }) => outlet?.price ?? []);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const range = facets.find(({ code }) => code === 'price');
    expect([range?.min, range?.max]).toEqual([Math.floor(prices[0] ?? 0), Math.ceil(prices.at(-1) ?? 0)]);
    for (const { outlet, price, poa, msrp_enabled } of products) {
      expect(outlet).toMatchObject({
        condition: expect.stringMatching(/\w/),
        store_name: expect.stringMatching(/\w/),
      });
      if (poa || msrp_enabled) expect(outlet?.price).toBeNull();
      else expect(outlet?.price).toBeLessThan(price ?? 0);
    }
    const [first = 0] = prices;
    const found = (await read(`&filters=price:${first}-${first}`)).products;
    expect(found.map(({ outlet }) => outlet?.price)).toEqual(prices.filter((price) => price === first));
  });

  it('returns point-of-sale products of several campaigns, and 404 for an unknown attribute', async () => {
    const path =
      '/dynamic-category/brandsource_point_of_sale_marketing/norrfell,northquay/products?limit=100&dir=asc';
    const makers = (await get(getPosmProducts.response, path)).map(({ manufacturer }) => manufacturer);
    expect(new Set(makers)).toEqual(new Set(['Norrfell', 'Northquay']));
    expect((await request('/dynamic-category/moon/full')).status).toBe(404);
  });
});
