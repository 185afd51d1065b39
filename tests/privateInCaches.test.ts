import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteMatchCallbackOptions } from 'workbox-core/types';
import { cacheRuleFor } from '../electron/scheme/cacheRules.ts';
import { remoteBackendApi } from '../server/hosting/backendApi.ts';
import { shareApiReads } from '../server/hosting/cdn/shareApiReads.ts';
import { proxy } from '../server/hosting/proxy.ts';
import { checkRequests } from '../server/hosting/requests/checkRequests.ts';
import { type HostingFixture, hostingFixture, rendered } from './server/hostingFixture.ts';

/** Reads with a postcode, a position, a session or a person in their address. */
const privateReads = [
  '/products/7/shipping/97209',
  '/products/7/inventory?zip=97209',
  '/products/7/inventory?lat=45.5&long=-122.6',
  '/products/7/pickup?zip=97209',
  '/products/7?embed=images&zip=97209',
  '/delivery/97209',
  '/cart',
  '/cart/delivery/97209',
  '/cart/shipping/97209',
  '/cart/pickup?zip=97209',
  '/locations?zip=97209',
  '/locations?lat=45.5&long=-122.6',
  '/search/sofa%2097209',
  '/search/97209-1234',
  '/search/sofa%20m5v%203l9',
  '/search/ada%40example.com',
  '/search/503-555-0100',
  '/search/sofa?phone=503',
  '/config?sid=1',
  '/customers/self/session',
  '/customers/4/addresses',
  '/customer/wishlist/items',
  '/orders',
  '/personal/products?location=home',
  '/chat/message/7',
  '/blog/3/talk',
  '/push/key',
];
const publicReads = [
  '/config',
  '/products/7?embed=images',
  '/search/sofa',
  '/search/LG%202000%20series',
  '/locations',
];

/** Pages of which an address names a shopper, a secret of an email or a provider, or a text that was written or shared. */
const privatePages = [
  '/account/orders',
  '/fr/checkout/cart?restore=SECRET',
  '/kiosk',
  '/search/ada%40example.com',
  '/fr/search/97209',
  '/search/h2h%202c7',
  '/search?q=ada%40example.com',
  '/search?title=A&text=503-555-0100',
  '/search?url=https%3A%2F%2Fshop.example%2F%3Fsid%3D1',
  '/wishlist?token=SECRET',
  '/?payment=SECRET',
];
const publicPages = ['/', '/search/sofa', '/catalog/sofas', '/fr/product/oslo-sofa', '/product/12345'];

const noStore = 'private, no-store';
const host = 'shop.example';
let ownServer: FastifyInstance;
let dealer: FastifyInstance;
let fixture: HostingFixture;
/** The URLs that a page was rendered for. */
let urls: string[] = [];

beforeAll(async () => {
  ownServer = fastify();
  checkRequests(ownServer, async () => 'demo');
  shareApiReads(ownServer, '/api/rest');
  // Every call claims to be public, so that only its URL decides.
  ownServer.get('/api/rest/*', { config: { isPublicRead: true } }, async () => ({}));

  dealer = fastify();
  dealer.get('/rest/*', async (request, reply) => {
    void reply.header('cache-control', 'public, max-age=600');
    if (request.url === '/rest/config') void reply.header('set-cookie', 'sid=1');
    return {};
  });
  const base = `${await dealer.listen({ port: 0, host: '127.0.0.1' })}/rest`;
  fixture = await hostingFixture(
    {
      api: remoteBackendApi(base),
      render: async ({ url }) => {
        urls.push(url.pathname + url.search);
        return rendered('<p>page</p>', { boot: '{"page":1}' });
      },
    },
    (app) => proxy(app, { prefix: '/api/rest', upstream: base }),
  );
});
afterAll(async () => {
  await Promise.all([fixture.close(), ownServer.close()]);
  await dealer.close();
});
beforeEach(() => {
  urls = [];
});

const headersOf = async (app: FastifyInstance, url: string) =>
  (await app.inject({ url, headers: { host } })).headers;

/** What the service worker keeps. Its packages read `self` when they load. */
async function keptResponses() {
  vi.stubGlobal('self', Object.assign(new EventTarget(), { __WB_DISABLE_DEV_LOGS: true }));
  const { data, pictures } = await import('../src/serviceWorker/keptResponses.ts');
  return [data, pictures];
}

/** Whether each cache keeps the response of a read of the API. */
const readCaches: [string, (path: string) => Promise<boolean> | boolean][] = [
  [
    'the service worker',
    async (path) => {
      const url = new URL(`/api/rest${path}`, `https://${host}`);
      const context = { url, sameOrigin: true } as RouteMatchCallbackOptions;
      return (await keptResponses()).some(({ isKept }) => isKept(context));
    },
  ],
  ["the kiosk's disk", (path) => cacheRuleFor(new URL(`/api/rest${path}`, 'shop://shop')) !== null],
  [
    'a browser or shared cache before our backend',
    async (path) => (await headersOf(ownServer, `/api/rest${path}`))['cache-control'] !== noStore,
  ],
  [
    "a browser or shared cache before a dealer's backend",
    async (path) => (await headersOf(fixture.app, `/api/rest${path}`))['cache-control'] !== noStore,
  ],
];

describe.each(readCaches)('%s', (name, keeps) => {
  it.each(privateReads)('does not keep %s', async (path) => expect(await keeps(path)).toBe(false));

  it.each(publicReads)('keeps %s', async (path) => {
    // Shoppers share a kiosk, one after another.
    const isSearchOfKiosk = name.includes('kiosk') && path.startsWith('/search');
    expect(await keeps(path)).toBe(!isSearchOfKiosk);
  });
});

describe('a page', () => {
  it.each(privatePages)('%s is kept by no cache', async (url) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const headers = await headersOf(fixture.app, url);
      expect(headers['cache-control']).toBe(noStore);
      for (const name of ['etag', 'surrogate-control', 'cdn-cache-control'])
        expect(headers[name], name).toBeUndefined();
    }
    expect(urls).toHaveLength(2);
    const data = `/page-data/abcdefgh?of=${encodeURIComponent(url)}`;
    expect((await fixture.app.inject({ url: data, headers: { host } })).statusCode).toBe(404);
  });

  it.each(publicPages)('%s is kept', async (url) => {
    for (let visit = 0; visit < 2; visit += 1)
      expect((await headersOf(fixture.app, url))['surrogate-control']).toMatch(/max-age/);
    expect(urls).toHaveLength(1);
  });
});

it('no cache keeps a public response of a dealer’s backend together with its cookie', async () => {
  const headers = await headersOf(fixture.app, '/api/rest/config');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': expect.anything() });
});

it('the service worker keeps no response that a backend calls private', async () => {
  const response = new Response('{}', {
    headers: { 'content-type': 'application/json', 'cache-control': 'private' },
  });
  for (const { strategy } of await keptResponses()) {
    const responses = await Promise.all(
      strategy.plugins.map((plugin) =>
        'cacheWillUpdate' in plugin ? plugin.cacheWillUpdate?.({ response } as never) : response,
      ),
    );
    expect(responses).toContain(null);
  }
  vi.unstubAllGlobals();
});
