import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createServer } from '../../server/hosting/createServer.ts';
import { waitFor } from '../waitFor.ts';
import { hostingFixture, minimalBackend, rendered } from './hostingFixture.ts';

it('an idle server renders the pages of the sitemap in all languages, for the screens of its visitors', async () => {
  const pages: string[] = [];
  const app = createServer('silent');
  const fixture = await hostingFixture(
    {
      rendersAhead: true,
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
}, 60_000);
