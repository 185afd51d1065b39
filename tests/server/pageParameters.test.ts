import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture, minimalBackend, rendered } from './hostingFixture.ts';

const facets = [{ code: 'color', label: 'Color', type: 'list', values: [] }];
const listing = { products: [], facets, page: 1, page_count: 1 };

async function backendWithFacets(app: FastifyInstance): Promise<void> {
  app.get('/api/rest/categories/tables', async () => ({ entity_id: 9, url_key: 'tables', listing }));
  app.get('/api/rest/search/:text', async () => listing);
  await minimalBackend(app);
}

let fixture: HostingFixture;
/** The URLs that a page was rendered for: a response of the cache adds none. */
let urls: string[];
/** A shop of its own for each test, so that each begins with an empty cache. */
let host = '';
let shops = 0;

beforeAll(async () => {
  fixture = await hostingFixture(
    {
      render: async ({ url }) => {
        urls.push(url.pathname + url.search);
        return rendered(`<p>${url.pathname}${url.search}</p>`);
      },
    },
    backendWithFacets,
  );
});
afterAll(() => fixture.close());
beforeEach(() => {
  urls = [];
  shops += 1;
  host = `shop${shops}.example`;
});

const get = async (url: string, etag = '') => {
  const headers = { host, ...(etag && { 'if-none-match': etag }) };
  const response = await fixture.app.inject({ url, headers });
  return { status: response.statusCode, body: response.body, etag: String(response.headers.etag) };
};

describe.each(['/catalog/tables', '/fr/catalog/tables', '/search/table', '/', '/product/oslo-sofa'])(
  'the cached page %s',
  (path) => {
    it.each([
      'gclid=NEW',
      'ref=x',
      'utm_source=mail',
      'utm_source=mail&ref=y&gclid=2',
      'fbclid=1',
      '_gl=1*x',
    ])('is what visitors with ?%s get, under the same entity tag', async (parameters) => {
      const plain = await get(path);
      expect(await get(`${path}?${parameters}`)).toEqual(plain);
      expect((await get(`${path}?${parameters}`, plain.etag)).status).toBe(304);
      expect(urls).toEqual([path]);
    });
  },
);

describe.each(['/catalog/tables', '/search/table'])('the listing %s', (path) => {
  it('is another page with the value of a facet, with or without the parameters of an ad', async () => {
    const plain = await get(path);
    const filtered = await get(`${path}?color=oak`);
    expect([filtered.status, filtered.etag === plain.etag]).toEqual([200, false]);
    expect(await get(`${path}?gclid=NEW&color=oak&ref=x`)).toEqual(filtered);
    await get(`${path}?color=walnut`);
    expect(urls).toEqual([path, `${path}?color=oak`, `${path}?color=walnut`]);
  });
});
