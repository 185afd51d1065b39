import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Render } from '../../server/hosting/page/builds.ts';
import { hashSource } from '../../server/hosting/security/inlineCode.ts';
import { type HostingFixture, hostingFixture, layoutData, rendered, shell } from './hostingFixture.ts';

let fixture: HostingFixture | undefined;
afterEach(() => fixture?.close());

/** renderTimeoutMs: longer than a busy machine takes */
async function page(
  render: Render,
  url = '/',
  headers: Record<string, string> = {},
  renderTimeoutMs = 60_000,
) {
  fixture = await hostingFixture({ render, renderTimeoutMs });
  return fixture.app.inject({ url, headers: { host: 'shop.example', ...headers } });
}

const html = (text: string, status = 200, boot: string | null = null) => rendered(text, { status, boot });

describe('a rendered page', () => {
  it('is sent compressed and revalidated at each request', async () => {
    const text = `<html>${'sofa '.repeat(1000)}</html>`;
    const response = await page(async () => html(text), '/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(text);
  });

  it('is rendered with URL, screen size, translations and backend of its request, its own scripts permitted', async () => {
    const inputs: string[] = [];
    const response = await page(
      async (request) => {
        const config = await request.api('fr')({ method: 'GET', path: '/config' });
        const texts = await request.translations('fr', 'site');
        inputs.push(request.url.href, String(request.isMobile), String(config.status), typeof texts);
        return html(`<script nonce="${request.nonce}">go()</script>`);
      },
      '/fr/catalog/sofas?page=2',
      { 'user-agent': 'Mozilla/5.0 (Linux; Android) Mobile Safari' },
    );
    expect(inputs).toEqual(['http://shop.example/fr/catalog/sofas?page=2', 'true', '200', 'object']);
    expect(response.body).toBe('<script>go()</script>');
    expect(response.headers['content-security-policy']).toContain(hashSource('go()'));
  });

  it('is rendered once for all visitors of a URL, with the same bytes', async () => {
    let rendered = 0;
    const first = await page(async ({ nonce }) => {
      rendered += 1;
      return html(`<script nonce="${nonce}"></script>`);
    }, '/catalog/sofas');
    const again = async (url: string, host = 'shop.example') =>
      (await fixture?.app.inject({ url, headers: { host, cookie: 'sid=secret' } }))?.body;
    const second = await again('/catalog/sofas');
    expect(rendered).toBe(1);
    expect(second).toBe(first.body);
    await again('/catalog/sofas?page=2');
    await again('/catalog/sofas', 'other.example');
    await again('/fr/account/orders');
    await again('/fr/account/orders');
    expect(rendered).toBe(5);
  });

  it('has the status of the page: 404 for an unknown path', async () => {
    expect((await page(async () => html('no such page', 404), '/nothing')).statusCode).toBe(404);
  });

  it('redirects when the app returns a redirect', async () => {
    const response = await page(async () => ({ ...html('', 302), redirect: '/catalog/sofas' }), '/old');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/catalog/sofas']);
  });
});

describe('the data of a page', () => {
  const renderOf = () => {
    let count = 0;
    return async ({ bootAddress }: Parameters<Render>[0]) => {
      count += 1;
      const result = html('', 200, bootAddress && `{"rendered":${count}}`);
      const address = bootAddress?.page.replace('{id}', result.boot?.page.id ?? '');
      return { ...result, html: address ?? 'carries its data' };
    };
  };
  const get = (url: string) => fixture?.app.inject({ url, headers: { host: 'shop.example' } });

  it('is served at the URL in the page, from the same rendering', async () => {
    const { body: address } = await page(renderOf(), '/catalog/sofas?page=2');
    expect(address).toMatch(/^\/page-data\/[\da-f]{32}\?of=%2Fcatalog%2Fsofas%3Fpage%3D2$/);
    const response = await get(address);
    expect(response?.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(response?.json()).toEqual({ rendered: 1 });
  });

  it('is served for a page with a long address, too', async () => {
    const { body: address } = await page(renderOf(), `/search/${encodeURIComponent('é'.repeat(500))}`);
    expect((await get(address))?.json()).toEqual({ rendered: 1 });
  });

  it('has a part of its own for what all pages of a site share, which browsers keep', async () => {
    const { body: address } = await page(renderOf(), '/catalog/sofas');
    const path = `/page-data/layout/${layoutData.id}`;
    const response = await get(path);
    expect(response?.json()).toEqual({ layout: 'of all' });
    expect(response?.headers['cache-control']).toBe('public, max-age=3600');
    const elsewhere = await fixture?.app.inject({ url: path, headers: { host: 'other.example' } });
    expect(elsewhere?.statusCode).toBe(404);
    for (const id of ['0123456789abcdef', 'x', '..%2f..'])
      expect((await get(`/page-data/layout/${id}`))?.statusCode, id).toBe(404);
    expect((await get(`${address}&whole=true`))?.json()).toEqual([{ layout: 'of all' }, { rendered: 1 }]);
  });

  it('comes from a new rendering after eviction, and is 404 for personal pages and other paths', async () => {
    const { body: address } = await page(renderOf(), '/catalog/sofas');
    expect((await get(address.replace('sofas', 'lamps')))?.json()).toEqual({ rendered: 2 });
    const name = '/page-data/3d5946503436453f8f2b8f7a3b3b0f5e';
    const invalidPaths = [
      '?of=%2Fcheckout%2Fcart',
      '?of=%2F%2Fevil.example',
      '?of=%2Fapi%2Frest%2Fconfig',
      '',
      '?of=x',
    ];
    for (const of of invalidPaths) expect((await get(name + of))?.statusCode, of).toBe(404);
    expect((await get('/page-data/x?of=%2F'))?.statusCode).toBe(404);
  });

  it('is part of the HTML of a personal page', async () => {
    expect((await page(renderOf(), '/checkout/cart')).body).toBe('carries its data');
  });
});

describe('without server rendering', () => {
  it.each<[string, Render]>([
    ['rendering throws', () => Promise.reject(new Error('broken'))],
    ['rendering never ends', () => new Promise(() => {})],
  ])('the plain shell is served when %s', async (_, render) => {
    const response = await page(render, '/product/oslo-sofa', {}, 300);
    expect([response.statusCode, response.body]).toEqual([200, shell]);
  });

  it('a crawler still gets the page that is too slow for a shopper (docs/spec/19 §4)', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    fixture = await hostingFixture({
      renderTimeoutMs: 1_000,
      render: async () => {
        await slow;
        return html('the whole page');
      },
    });
    const get = async (userAgent: string) =>
      fixture?.app.inject({
        url: `/catalog?page=${userAgent.length}`,
        headers: { host: 'shop.example', 'user-agent': userAgent },
      });
    const crawled = get('Mozilla/5.0 (compatible; Googlebot/2.1)');
    expect((await get('Mozilla/5.0 Chrome/125.0'))?.body).toBe(shell);
    finish();
    expect((await crawled)?.body).toBe('the whole page');
  });
});
