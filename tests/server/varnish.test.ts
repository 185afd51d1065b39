import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Purger, purgeOnChange, purgerOf } from '../../server/hosting/cdn/purge.ts';
import { purgeImages } from '../../server/hosting/cdn/purgeImages.ts';
import { shareApiReads } from '../../server/hosting/cdn/shareApiReads.ts';
import { createServer } from '../../server/hosting/createServer.ts';
import type { Render } from '../../server/hosting/page/builds.ts';
import { steadyPort } from '../steadyPort.ts';
import { waitFor } from '../waitFor.ts';
import { type HostingFixture, hostingFixture, minimalBackend, rendered } from './hostingFixture.ts';
import { testStock } from './testStock.ts';
import { hasVarnish, startVarnish, type Varnish } from './varnish.ts';

let fixture: HostingFixture;
let varnish: Varnish;
let purger: Purger;
let stopPurging: () => void;
let stopImages: () => void;
/** The maximum age of a price. Only `npm run test:long` checks it; otherwise the wait for the new price only detects a hang. */
const MAX_AGE_MS = Number(process.env.VARNISH_MAX_AGE_MS ?? 60_000);
const version = { revision: 1, stamp: 'a', stock: testStock() };
const shop = { price: 100, pages: 0 };

const render: Render = async ({ url, isMobile }) => {
  shop.pages += 1;
  const page = rendered(`${url.pathname} ${isMobile ? 'small' : 'large'} ${shop.price}`, { boot: '{}' });
  return { ...page, reads: [{ method: 'GET', path: '/products/sofa' }] };
};

describe.skipIf(!hasVarnish)('Varnish before the server (apt-get install varnish)', () => {
  beforeAll(async () => {
    const app = createServer('silent');
    shareApiReads(app, '/api/rest');
    fixture = await hostingFixture(
      { render, readVersion: async () => ({ ...version }) },
      (server) => {
        minimalBackend(server);
        server.get('/api/rest/products/sofa', { config: { isPublicRead: true } }, async () => ({
          price: shop.price,
        }));
        server.get('/api/rest/cart', async ({ headers }, reply) => {
          void reply.header('cache-control', 'no-store');
          return { of: headers.cookie ?? 'nobody' };
        });
      },
      app,
    );
    const [port, backendPort] = [await steadyPort(), await steadyPort()];
    await app.listen({ port: backendPort, host: '127.0.0.1' });
    varnish = await startVarnish(port, backendPort);
    const target = { url: varnish.url, method: 'PURGE' as const, header: '' };
    const ignore = () => undefined;
    purger = purgerOf([target], ignore);
    stopPurging = purgeOnChange(purger, async () => ({ ...version }), ignore);
    stopImages = await purgeImages(purger, join(fixture.folder, 'media'), ignore);
  });
  afterAll(async () => {
    stopPurging?.();
    stopImages?.();
    purger?.stop();
    await varnish?.stop();
    await fixture?.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(varnish.url + path, { headers });
    return { response, text: await response.text(), cache: response.headers.get('x-cache') };
  };
  type Request = [path: string, headers?: Record<string, string>];
  /** The copy that Varnish served; undefined where it asked the server. */
  const copyFor = async (...[path, headers]: Request) =>
    (await get(path, headers)).response.headers.get('x-varnish')?.split(' ')[1];
  /** Expects both requests to be served from one copy. It expires after three seconds, so a slow machine may need several tries. */
  const expectOneCopy = (one: Request, other: Request, message?: string) =>
    waitFor(async () => {
      const copies = [await copyFor(...one), await copyFor(...other)];
      expect(copies[0]).toBeDefined();
      expect(copies[1], message).toBe(copies[0]);
    });

  it('serves a page to all visitors from one rendering, by screen size and whatever their cookies', async () => {
    const first = await get('/product/sofa', { cookie: 'sid=anna', 'user-agent': 'Chrome/125' });
    const second = await get('/product/sofa', { cookie: 'sid=bert', 'user-agent': 'Firefox/130' });
    expect([first.text, second.text]).toEqual(Array(2).fill('/product/sofa large 100'));
    await expectOneCopy(['/product/sofa', { cookie: 'sid=anna' }], ['/product/sofa', { cookie: 'sid=bert' }]);
    expect((await get('/product/sofa', { 'user-agent': 'iPhone Mobile' })).text).toBe(
      '/product/sofa small 100',
    );
    expect(second.response.headers.get('surrogate-key')).toBeNull();
  });

  it.each([
    'fbclid=NEW',
    'FBCLID=new',
    'ref=x',
    'Ref=x',
    'unknown=1&another',
    'ref=1&ref=2&ref=3',
    'gclid=1&gclid=2',
    'utm_source=a&UTM_SOURCE=b&_gl=1*x',
    'page%5B%5D=2',
    '__proto__=1',
    '&&&',
    'fbclid',
  ])(
    'serves a product to visitors with ?%s from the page without, at their own address',
    async (parameters) => {
      const plain = await get('/product/sofa');
      const before = shop.pages;
      const { response, text } = await get(`/product/sofa?${parameters}`);
      expect([text, shop.pages]).toEqual([plain.text, before]);
      await expectOneCopy(['/product/sofa'], [`/product/sofa?${parameters}`]);
      // The browser keeps the parameters for analytics.
      expect([response.redirected, response.url]).toEqual([
        false,
        `${varnish.url}/product/sofa?${parameters}`,
      ]);
    },
  );

  it.each(['/catalog/sofas', '/search/sofa'])(
    'renders the listing %s once for the parameters of ads',
    async (path) => {
      const plain = await get(path);
      const before = shop.pages;
      const ads = ['fbclid=1', 'gclid=2&utm_medium=mail', 'fbclid=1&fbclid=2', 'msclkid'];
      const noCodes = ['FBCLID=1', '_gl=1*x', 'page%5B%5D=2', '__proto__=1', '%00=1'];
      for (const parameters of [...ads, ...noCodes]) {
        expect((await get(`${path}?${parameters}`)).text, parameters).toBe(plain.text);
        await expectOneCopy([path], [`${path}?${parameters}`], parameters);
      }
      // In a listing the server decides which parameters are filters, and answers others from its own cache.
      for (const parameters of ['ref=x', 'Ref=x', 'unknown=1&unknown=2', 'utm-x=1&1=2'])
        expect((await get(`${path}?${parameters}`)).text, parameters).toBe(plain.text);
      expect(shop.pages).toBe(before);
    },
  );

  it('keeps the filters of a listing', async () => {
    const before = shop.pages;
    await expectOneCopy(
      ['/catalog/sofas?_gl=1&colour=oat&FBCLID=x&seat_width2=60&page=2'],
      ['/catalog/sofas?colour=oat&seat_width2=60&page=2'],
    );
    expect(shop.pages).toBeLessThanOrEqual(before + 1);
  });

  it('keeps the parameters that change a page', async () => {
    const before = shop.pages;
    await expectOneCopy(
      ['/product/sofa?fbclid=1&configured_entity_id=7&ref=x'],
      ['/product/sofa?configured_entity_id=7'],
    );
    expect(shop.pages).toBe(before + 1);
  });

  it('answers a browser that has the page with 304', async () => {
    const { response } = await get('/product/sofa');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/product/sofa', { 'if-none-match': etag })).response.status).toBe(304);
  });

  it('serves public reads of the API', async () => {
    const { text } = await get('/api/rest/products/sofa', { cookie: 'sid=anna' });
    expect(JSON.parse(text)).toEqual({ price: 100 });
    await expectOneCopy(['/api/rest/products/sofa'], ['/api/rest/products/sofa', { cookie: 'sid=anna' }]);
  });

  it('serves one image to all browsers that support its format, and a replaced one within five seconds', async () => {
    const image = '/_next/image?url=%2Fmedia%2Fsofa.webp&w=64&q=75';
    const chrome = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };
    const firefox = { accept: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8' };
    const { response: first } = await get(image, chrome);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/avif']);
    await expectOneCopy([image, chrome], [image, firefox]);
    expect((await get(image, { accept: '*/*' })).response.headers.get('content-type')).toBe('image/jpeg');
    const replaced = performance.now();
    const red = sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } });
    await red.webp().toFile(join(fixture.folder, 'media', 'sofa.webp'));
    const etag = first.headers.get('etag');
    await waitFor(async () => expect((await get(image, chrome)).response.headers.get('etag')).not.toBe(etag));
    expect(performance.now() - replaced).toBeLessThan(MAX_AGE_MS);
  });

  it('never keeps an image that could not be resized', async () => {
    const missing = '/_next/image?url=%2Fmedia%2Fnone.webp&w=64&q=75';
    const answers = [await get(missing), await get(missing)];
    expect(answers.map(({ response, cache }) => [response.status, cache])).toEqual([
      [404, 'miss'],
      [404, 'miss'],
    ]);
    expect(answers[0]?.response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/checkout/cart', '/fr/checkout', '/account/orders', '/kiosk', '/en-CA/account'])(
    'never serves a personal page from the cache: %s',
    async (path) => {
      const before = shop.pages;
      const answers = [await get(path, { cookie: 'sid=anna' }), await get(path, { cookie: 'sid=bert' })];
      expect(answers.map(({ cache }) => cache)).toEqual(['miss', 'miss']);
      expect(shop.pages).toBe(before + 2);
    },
  );

  it('never serves a personal response of the API to another shopper', async () => {
    const cartOf = async (cookie: string) => JSON.parse((await get('/api/rest/cart', { cookie })).text).of;
    expect([await cartOf('sid=anna'), await cartOf('sid=bert'), await cartOf('sid=anna')]).toEqual([
      'sid=anna',
      'sid=bert',
      'sid=anna',
    ]);
  });

  it('serves a new price within five seconds of the change', async () => {
    await get('/product/sofa');
    await get('/api/rest/products/sofa');
    shop.price = 90;
    version.revision += 1;
    const changed = performance.now();
    await waitFor(async () => expect((await get('/product/sofa')).text).toBe('/product/sofa large 90'));
    await waitFor(async () =>
      expect(JSON.parse((await get('/api/rest/products/sofa')).text)).toEqual({ price: 90 }),
    );
    expect(performance.now() - changed).toBeLessThan(MAX_AGE_MS);
  });

  it('serves the new price within five seconds even where the purge was lost', async () => {
    stopPurging();
    await get('/product/sofa');
    shop.price = 80;
    version.revision += 1;
    const changed = performance.now();
    await waitFor(async () => expect((await get('/product/sofa')).text).toBe('/product/sofa large 80'));
    expect(performance.now() - changed).toBeLessThan(MAX_AGE_MS + 1_000);
  });

  it('rejects a purge without valid keys', async () => {
    const purge = (headers: Record<string, string>) => fetch(varnish.url, { method: 'PURGE', headers });
    expect((await purge({})).status).toBe(400);
    expect((await purge({ 'surrogate-key': 'shop" || true || "' })).status).toBe(400);
  });

  it('rejects a purge from another address or through a proxy', async () => {
    const purgeFrom = async (localAddress: string, headers: Record<string, string> = {}) => {
      const purge = request(varnish.url, {
        method: 'PURGE',
        localAddress,
        headers: { 'surrogate-key': 'shop', ...headers },
      }).end();
      const [response] = (await once(purge, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    expect(await purgeFrom('127.0.0.1')).toBe(200);
    expect(await purgeFrom('127.0.0.2')).toBe(403);
    expect(await purgeFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
  });

  it('waits for an order longer than for any other response', async () => {
    const app = createServer('silent');
    app.get('/robots.txt', async () => '');
    for (const path of ['/api/rest/cart/place', '/api/rest/cart/items'])
      app.post(path, async () => {
        await setTimeout(3_000);
        return {};
      });
    const [port, backendPort] = [await steadyPort(), await steadyPort()];
    await app.listen({ port: backendPort, host: '127.0.0.1' });
    const other = await startVarnish(port, backendPort, '1s');
    const post = async (path: string) => (await fetch(other.url + path, { method: 'POST' })).status;
    expect(await Promise.all([post('/api/rest/cart/place'), post('/api/rest/cart/items')])).toEqual([
      200, 503,
    ]);
    await other.stop();
    await app.close();
  });
});
