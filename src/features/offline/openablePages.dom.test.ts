import { afterEach, expect, it, vi } from 'vitest';
import { openablePages } from './openablePages';

afterEach(() => vi.unstubAllGlobals());

const seen = (path: string) => ({ path, title: path, seenAt: 1 });

it('offers the pages whose response is on the device, and those that need none', async () => {
  const kept = [
    '/products/hudson-sofa',
    '/categories/sofas',
    '/categories/default-category',
    '/dynamic-category/promotion/7',
    '/search/oak%20table',
  ].map((path) => new Request(`https://shop.example/api/rest${path}?kept-language=en-US`));
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => kept }) });
  const open = ['/product/hudson-sofa', '/catalog/sofas', '/catalog', '/catalog/special/promotion/7'];
  const all = [...open, '/search/oak%20table', '/stores', '/product/gone', '/catalog/gone', '/search/gone'];
  const pages = [...all, '/catalog/special/promotion/8'].map(seen);
  const offered = (await openablePages(pages, 'en-US')).map(({ path }) => path);
  expect(offered).toEqual([...open, '/search/oak%20table', '/stores']);
  const inFrench = (await openablePages(pages, 'fr-CA')).map(({ path }) => path);
  expect(inFrench, 'a response in another language opens no page').toEqual(['/stores']);
  kept.splice(2, 1);
  expect((await openablePages([seen('/catalog')], 'en-US')).length, 'the catalog needs its listing').toBe(0);
});
