import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  categoryPage,
  getDynamicCategory,
  getPosmProducts,
  listCategories,
  listing,
} from '../../../src/api/contract/category.ts';
import { storeConfig } from '../../../src/api/contract/config.ts';
import * as content from '../../../src/api/contract/content.ts';
import { errorBody } from '../../../src/api/contract/errors.ts';
import { listLocations } from '../../../src/api/contract/location.ts';
import { productPage } from '../../../src/api/contract/product.ts';
import * as productCalls from '../../../src/api/contract/productEndpoints.ts';
import { logQuery, suggestions } from '../../../src/api/contract/search.ts';
import { type OpenStore, openStore } from '../openStore.ts';
import { storeApp } from '../storeApp.ts';

const boreale = 'fr.localhost';
let open: OpenStore;
let app: FastifyInstance;

beforeAll(async () => {
  open = await openStore({});
  app = fastify({ routerOptions: { maxParamLength: 500 } });
  await app.register(storeApp, { prefix: '/api/rest', store: open.store });
}, 180_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

interface Asking {
  host?: string;
  language?: string;
  method?: 'GET' | 'PUT' | 'POST';
  body?: object;
}

async function ask(path: string, { host = 'localhost', language, method = 'GET', body }: Asking = {}) {
  const answer = await app.inject({
    method,
    url: `/api/rest${path}`,
    headers: { host, ...(language ? { 'accept-language': language } : {}) },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Asks and parses as the client does: an answer the contract doesn't know fails here. */
async function get<S extends z.ZodMiniType>(schema: S, path: string, asking?: Asking): Promise<z.output<S>> {
  const { status, body } = await ask(path, asking);
  expect({ path, status }).toEqual({ path, status: 200 });
  return z.parse(schema, body);
}

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);
const search = (term: string, asking?: Asking) => get(listing, `/search/${encodeURIComponent(term)}`, asking);

describe('the demo shop', () => {
  it('holds at least 300 products in at least 12 categories, and keeps them at a second start', async () => {
    const whole = await get(categoryPage, '/categories/default-category?embed=products');
    expect(whole.listing?.total).toBeGreaterThanOrEqual(300);
    const categories = await get(listCategories.response, '/categories');
    expect(categories.filter(({ level }) => level === 3).length).toBeGreaterThanOrEqual(12);
    expect(categories.find(({ entity_id }) => entity_id === '2')?.url_key).toBe('default-category');
  });

  it('shows the second tenant its own configuration, language, prices and part of the catalogue', async () => {
    const config = await get(storeConfig, '/config', { host: boreale });
    expect([config.name, config.language, config.currency_code]).toEqual(['Maison Boréale', 'fr', 'CAD']);
    const english = await get(storeConfig, '/config', { host: boreale, language: 'en-CA' });
    expect(english.locale).toBe('en_CA');
    const categories = await get(listCategories.response, '/categories', { host: boreale });
    expect(names(categories)).toContain('Canapés');
    expect(categories.map(({ url_key }) => url_key)).not.toContain('refrigerators');
    const [here, there] = [
      await get(productPage, '/products/hudson-sofa'),
      await get(productPage, '/products/hudson-sofa', { host: boreale }),
    ];
    expect(there.name).toBe('Canapé Hudson');
    expect(there.price ?? 0).toBeGreaterThan(here.price ?? 0);
    expect((await ask('/products/fjord-700-french-door', { host: boreale })).status).toBe(404);
  });
});

describe('a category', () => {
  it('narrows, sorts and pages; a page beyond the last is the last', async () => {
    const query =
      'embed=products&limit=5&order=price&dir=desc&page=99&filters=brand:northquay,fjellby;price:500-2000';
    const { listing: found } = await get(categoryPage, `/categories/living-room?${query}`);
    expect(found?.page).toBe(found?.page_count);
    const first = await get(categoryPage, `/categories/living-room?${query.replace('page=99', 'page=1')}`);
    const prices = (first.listing?.products ?? []).map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices.every((price) => price >= 500 && price <= 2000)).toBe(true);
    const makers = first.listing?.products.map(({ manufacturer }) => manufacturer) ?? [];
    expect(makers.length).toBeGreaterThan(0);
    expect(makers.filter((maker) => maker !== 'Northquay' && maker !== 'Fjellby')).toEqual([]);
  });

  it('counts each facet as if nothing of it were chosen', async () => {
    const { listing: found } = await get(
      categoryPage,
      '/categories/sofas?embed=products&filters=brand:northquay',
    );
    const brands = found?.facets.find(({ code }) => code === 'brand')?.values ?? [];
    expect(brands.length).toBeGreaterThan(1);
    expect(brands.find(({ value }) => value === 'northquay')?.count).toBe(found?.total);
    for (const { value, count } of brands) {
      const alone = await get(categoryPage, `/categories/sofas?embed=products&filters=brand:${value}`);
      expect({ value, count }).toEqual({ value, count: alone.listing?.total });
    }
  });

  it('is not found by a wrong key, and says so in the language of the shopper', async () => {
    const { status, body } = await ask('/categories/spaceships', { host: boreale });
    expect(status).toBe(404);
    expect(z.parse(errorBody, body).messages.error[0]?.message).toBe('Cette catégorie n’existe pas.');
  });

  it('refuses a page that is no number, naming the field', async () => {
    const { status, body } = await ask('/categories/sofas?embed=products&page=many');
    expect(status).toBe(400);
    expect(z.parse(errorBody, body).fields).toHaveProperty('page');
  });

  it('keeps add-ons out of lists unless they are asked for', async () => {
    const listed = await search('white glove delivery');
    expect(listed.total).toBe(0);
  });
});

describe('a special collection', () => {
  it.each([
    'featured/1',
    'sale/1',
    'brand/northquay',
    'brand/Northquay',
    'collection/hudson',
    'promotion/northquay-sofa-month',
  ])('answers %s', async (path) => {
    const found = await get(getDynamicCategory.response, `/dynamic-category/${path}`);
    expect(found.total).toBeGreaterThan(0);
    expect(found.title).not.toBe('');
  });

  it('answers point-of-sale products for several values, and 404 for an attribute nobody has', async () => {
    const path =
      '/dynamic-category/brandsource_point_of_sale_marketing/norrfell,northquay/products?limit=100&dir=asc';
    const makers = (await get(getPosmProducts.response, path)).map(({ manufacturer }) => manufacturer);
    expect(new Set(makers)).toEqual(new Set(['Norrfell', 'Northquay']));
    expect((await ask('/dynamic-category/moon/full')).status).toBe(404);
  });
});

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
  ])('finds for %s a %s first', async (term, expected) => {
    const [first] = (await search(term)).products;
    expect(first?.name).toContain(expected);
  });

  it.each(['NF28R7351', 'nf28', 'nf28r', 'NF-28 R7351', 'r7351'])(
    'finds a model by its part %s',
    async (part) => {
      const models = (await search(part)).products.map(({ model_number }) => model_number);
      expect(models[0]).toMatch(/^NF28R7351/);
    },
  );

  it('needs every word, ranks by relevance first and sorts otherwise when asked', async () => {
    const found = await search('hudson sofa');
    expect(found.products[0]?.name).toBe('Hudson Sofa');
    expect(found.sort[0]?.code).toBe('relevance');
    const cheap = await get(listing, '/search/sofa?order=price&dir=asc');
    const prices = cheap.products.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each(['zzzzqqq', '%', "'; drop table products; --", '   ', '*'])(
    'finds nothing for %j, without harm',
    async (term) => {
      expect((await search(term)).total).toBe(0);
    },
  );

  it('suggests at most 4 products and 5 categories from the first letters on', async () => {
    const found = await get(suggestions, '/search/sof/autocomplete');
    expect(found.products).toHaveLength(4);
    expect(found.categories.length).toBeLessThanOrEqual(5);
    expect(found.categories[0]?.name).toBe('Sofas');
    const french = await get(suggestions, '/search/mat/autocomplete', { host: boreale });
    expect(names(french.categories)).toContain('Matelas');
  });

  it('keeps what was searched for', async () => {
    const asking: Asking = { method: 'PUT', body: { query: 'sofa', result_size: 27 } };
    const first = await get(logQuery.response, '/elasticsearch/log/query', asking);
    const second = await get(logQuery.response, '/elasticsearch/log/query', asking);
    expect(Number(second.history_id)).toBe(Number(first.history_id) + 1);
  });
});

describe('a product', () => {
  it('comes whole by url_key and by number; the key of a choice leads to it', async () => {
    const page = await get(productPage, '/products/hudson-sofa');
    expect(page.type_id).toBe('configurable');
    expect(page.simple_products).toHaveLength(page.attributes[0]?.options.length ?? 0);
    expect(page.simple_products.map(({ entity_id }) => entity_id)).toContain(
      page.configurable_default_simple_id,
    );
    expect(page.categories.map(({ url_key }) => url_key)).toEqual(['living-room', 'sofas']);
    expect((await get(productPage, `/products/${page.entity_id}`)).url_key).toBe('hudson-sofa');
    expect((await get(productPage, `/products/${page.simple_products[0]?.entity_id}`)).url_key).toBe(
      'hudson-sofa',
    );
    expect((await ask('/products/flying-carpet')).status).toBe(404);
  });

  it('shows no price that may not be shown', async () => {
    const column = await get(productPage, '/products/pavilion-column');
    expect([column.poa, column.price, column.list_price, column.display_add_to_cart]).toEqual([
      true,
      null,
      null,
      false,
    ]);
  });

  it('names the parts of a bundle, programmes and what goes with it', async () => {
    const set = await get(productPage, '/products/hudson-living-set');
    expect(set.bundle_items.length).toBeGreaterThan(1);
    const sofa = await get(productPage, '/products/hudson-sofa');
    expect(sofa.promotions.map(({ program_id }) => program_id)).toEqual(['northquay-sofa-month']);
    expect(sofa.addons.length).toBeGreaterThan(0);
    const related = await get(
      productCalls.getPersonalProducts.response,
      `/personal/products?sku=${sofa.sku}&display_linq_related_products=1`,
    );
    expect(related.length).toBeGreaterThan(0);
    expect(names(related)).not.toContain('Hudson Sofa');
  });

  it('sums its reviews up, page by page and by stars', async () => {
    const path = '/products/hudson-sofa/reviews/summary?embed=reviews';
    const all = await get(productCalls.reviewSummary, path);
    const { one, two, three, four, five } = all.ratings_distribution;
    expect(one + two + three + four + five).toBe(all.review_summary.count);
    const fives = await get(productCalls.reviewSummary, `${path}&rating=5`);
    expect(fives.reviews.every(({ rating }) => rating === 5)).toBe(true);
    expect((await get(productCalls.reviewSummary, `${path}&page=99`)).page).toBe(all.page_count);
  });

  it('is in stock by shop, nearest first, and is delivered at a price', async () => {
    const near = await get(productCalls.inventory, '/products/hudson-sofa/inventory?zip=98101');
    expect(near.locations[0]?.store_id).toBe('seattle-ballard');
    const one = await get(productCalls.inventory, '/products/hudson-sofa/inventory?storelocationid=bend');
    expect(one.locations.map(({ store_id }) => store_id)).toEqual(['bend']);
    const estimate = await get(productCalls.shippingEstimate, '/products/hudson-sofa/shipping/97209');
    expect(estimate.methods.length).toBeGreaterThan(0);
  });
});

describe('shops and content', () => {
  it('lists shops nearest first by postcode or by point, one by its id', async () => {
    const byZip = await get(listLocations.response, '/locations?zip=97005');
    expect(byZip[0]?.store_id).toBe('beaverton');
    const byPoint = await get(listLocations.response, '/locations?lat=47.25&long=-122.44');
    expect(byPoint[0]?.store_id).toBe('tacoma');
    expect(byPoint[0]?.distance).toBeLessThan(5);
    const one = await get(listLocations.response, '/locations?storelocationid=bend');
    expect(one.map(({ store_name }) => store_name)).toEqual(['Maple & Main Bend']);
    const unknown = await get(listLocations.response, '/locations?zip=XX');
    expect(unknown.every(({ distance }) => distance === null)).toBe(true);
  });

  it('answers blocks, pages, menus, scripts, banners, rebates and posts in the shape of the contract', async () => {
    const blocks = await get(content.listBlocks.response, '/blocks');
    expect(blocks.map(({ identifier }) => identifier)).toContain('footer');
    const two = await get(content.listBlocks.response, '/blocks?identifiers=footer,home-hero');
    expect(two).toHaveLength(2);
    await get(content.getBlock.response, '/blocks/home-hero', { host: boreale });
    expect((await ask('/blocks/none')).status).toBe(404);
    expect((await get(content.listMenus.response, '/menus')).length).toBeGreaterThan(0);
    await get(content.listScripts.response, '/scripts');
    const tiles = await get(content.listPromoBanners.response, '/promobanners/bannertype/link_tile');
    const ends = tiles.map(({ end_date }) => end_date);
    expect(ends).toEqual(ends.toSorted());
    await get(content.getPromoBanner.response, `/promobanners/${tiles[0]?.banner_id}`);
    const rebates = await get(content.listPromoBanners.response, '/promobanners/bannertype/rebate?limit=2');
    expect(rebates).toHaveLength(2);
    const posts = await get(content.listBlogPosts.response, '/blog');
    expect(await get(content.listBlogPosts.response, `/blog?post_id=${posts[0]?.post_id}`)).toHaveLength(1);
    const event: Asking = { method: 'POST', body: { event: 'page_view' } };
    expect(await get(content.logEvent.response, '/alta/log', event)).toEqual({ success: true });
  });

  it('describes itself', async () => {
    expect((await ask('/openapi.json')).body.openapi).toBe('3.1.0');
  });
});
