import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Render } from '../../server/hosting/page/serverEntry.ts';
import { type HostingFixture, hostingFixture, shell } from './hostingFixture.ts';

let fixture: HostingFixture | undefined;
afterEach(() => fixture?.close());

async function page(render: Render, url = '/', headers: Record<string, string> = {}) {
  fixture = await hostingFixture({ render, renderTimeoutMs: 300 });
  return fixture.app.inject({ url, headers: { host: 'shop.example', ...headers } });
}

const html = (text: string, status = 200) => ({ status, redirect: null, html: Readable.from([text]) });

describe('the first page of a visit', () => {
  it('arrives rendered, compressed, and is asked for again each time', async () => {
    const text = `<html>${'sofa '.repeat(1000)}</html>`;
    const answer = await page(async () => html(text), '/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
  });

  it('knows address, small screens, texts, the shop and the nonce of its policy', async () => {
    const seen: string[] = [];
    const answer = await page(
      async (request) => {
        const config = await request.api('fr')({ method: 'GET', path: '/config' });
        const texts = await request.translations('fr', 'site');
        seen.push(request.url.href, String(request.isMobile), String(config.status), typeof texts);
        return html(request.nonce);
      },
      '/fr/catalog/sofas?page=2',
      { 'user-agent': 'Mozilla/5.0 (Linux; Android) Mobile Safari' },
    );
    const nonce = /'nonce-([\w-]+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    expect(seen).toEqual(['http://shop.example/fr/catalog/sofas?page=2', 'true', '200', 'object']);
    expect([answer.body, nonce]).toEqual([nonce, expect.stringMatching(/^[\w-]{20,}$/)]);
  });

  it('is rendered once for visitors of the same address, each with a nonce of its own', async () => {
    let rendered = 0;
    const first = await page(async ({ nonce }) => {
      rendered += 1;
      return html(`<script nonce="${nonce}"></script>`);
    }, '/catalog/sofas');
    const again = async (url: string, host = 'shop.example') =>
      (await fixture?.app.inject({ url, headers: { host, cookie: 'sid=secret' } }))?.body;
    const second = await again('/catalog/sofas');
    expect(rendered).toBe(1);
    expect(second).not.toBe(first.body);
    await again('/catalog/sofas?page=2');
    await again('/catalog/sofas', 'other.example');
    await again('/fr/account/orders');
    await again('/fr/account/orders');
    expect(rendered).toBe(5);
  });

  it('carries the status of the page: 404 for what the shop does not have', async () => {
    expect((await page(async () => html('no such page', 404), '/nothing')).statusCode).toBe(404);
  });

  it('redirects where the app says so', async () => {
    const answer = await page(async () => ({ status: 302, redirect: '/catalog/sofas', html: null }), '/old');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/catalog/sofas']);
  });
});

describe('without rendering', () => {
  it.each<[string, Render]>([
    ['rendering throws', () => Promise.reject(new Error('broken'))],
    ['rendering never ends', () => new Promise(() => {})],
  ])('the plain shell is served when %s', async (_, render) => {
    const answer = await page(render, '/product/oslo-sofa');
    expect([answer.statusCode, answer.body]).toEqual([200, shell]);
  });
});
