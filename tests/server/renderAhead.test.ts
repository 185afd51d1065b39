import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createServer } from '../../server/hosting/createServer.ts';
import { waitFor } from '../waitFor.ts';
import { hostingFixture, layoutData, minimalBackend, rendered } from './hostingFixture.ts';

/** The pauses of a test: a server is idle at once. */
const waitAhead = (ms: number, signal: AbortSignal) => delay(Math.min(ms, 20), undefined, { signal });

it('an idle server renders the pages of the sitemap in all languages, for the screens of its visitors', async () => {
  const pages: string[] = [];
  const app = createServer('silent');
  const fixture = await hostingFixture(
    {
      rendersAhead: true,
      waitAhead,
      render: async ({ url, isMobile }) => {
        pages.push(`${isMobile ? 'phone ' : ''}${url.pathname}`);
        return rendered(url.pathname, { boot: '{}' });
      },
    },
    minimalBackend,
    app,
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const visit = (path: string) =>
    fetch(origin + path, { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobi' } });
  await visit('/product/oslo-sofa');
  await app.inject({ url: '/', headers: { host: 'localhost', 'sec-purpose': 'prefetch' } });
  const own = pages.splice(0);
  expect(own).toEqual(['phone /product/oslo-sofa', '/']);

  const paths = ['/', '/stores', '/promotions', '/request-quote', '/catalog/sofas', '/catalog/beds'];
  const products = ['/product/bergen-sofa', '/product/bed-%26-slats'];
  const french = ['/product/oslo-sofa', ...paths.slice(1), ...products].map((path) => `/fr${path}`);
  const expected = [...paths, ...products, ...french, '/fr'].map((path) => `phone ${path}`);
  await waitFor(() => expect(pages.toSorted()).toEqual(expected.toSorted()));

  expect(await (await visit('/fr/catalog/beds')).text()).toContain('/fr/catalog/beds');
  expect(pages).toHaveLength(expected.length);
  const closed = once(app.server, 'close');
  await fixture.close();
  await closed;
});

it('a server that starts again serves the pages of its sitemap without rendering them, with their data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'render-ahead-'));
  const pages: string[] = [];
  const start = () =>
    hostingFixture({
      rendersAhead: true,
      pageFiles: { folder, build: 'a', maxBytes: 1_000_000 },
      waitAhead,
      render: async ({ url }) => {
        pages.push(url.pathname);
        return rendered(url.pathname, { boot: `{"of":"${url.pathname}"}` });
      },
    });
  const dataOf = async (app: FastifyInstance, url: string) => {
    const { payload, statusCode } = await app.inject({ url, headers: { host: 'localhost' } });
    return { payload, statusCode };
  };
  const first = await start();
  await first.app.inject({ url: '/', headers: { host: 'localhost' } });
  await first.app.listen({ host: '127.0.0.1', port: 0 });
  await waitFor(() => expect(pages).toContain('/fr/catalog/beds'));
  await first.close();
  const count = pages.length;

  const second = await start();
  const page = await second.app.inject({ url: '/fr/catalog/beds', headers: { host: 'localhost' } });
  expect(page.payload).toContain('/fr/catalog/beds');
  const layout = await dataOf(second.app, `/page-data/layout/${layoutData.id}`);
  expect(layout).toEqual({ payload: layoutData.text, statusCode: 200 });
  const own = createHash('sha256').update('{"of":"/fr/catalog/beds"}').digest('hex').slice(0, 32);
  expect(await dataOf(second.app, `/page-data/${own}?of=/fr/catalog/beds`)).toEqual({
    payload: '{"of":"/fr/catalog/beds"}',
    statusCode: 200,
  });
  expect(pages.slice(count)).toEqual([]);
  await second.close();
  await rm(folder, { recursive: true, force: true });
});
