import { expect, it, vi } from 'vitest';
import { allEndpoints } from '../../contract/allEndpoints';
import { isPublicRead } from '../../contract/publicReads';
import { workbox } from './workbox';

const isPage = (path: string) => !workbox?.navigateFallbackDenylist?.some((pattern) => pattern.test(path));

it.each([
  '/product/x.y',
  '/fr/catalog/tv.svg',
  '/search/4.5',
  '/catalog/sofas?source=shop.example',
  '/about.us',
])('%s is a page without network', (path) => expect(isPage(path)).toBe(true));

it.each([
  '/robots.txt',
  '/sitemap.xml',
  '/push.js',
  '/api/rest/cart',
  '/media/a.webp',
  '/desk',
  '/manifest.webmanifest?v=1',
])('%s is no page', (path) => expect(isPage(path)).toBe(false));

const [data] = workbox?.runtimeCaching ?? [];
type Rule = (context: { url: URL; sameOrigin: boolean }) => boolean;

it('the service worker keeps the public reads of the contract and no other', async () => {
  vi.stubGlobal('self', globalThis);
  await import('../../src/serviceWorker/publicReads');
  // Workbox writes the rule as text into the worker, where nothing of this module exists.
  const rule = new Function(`return ${String(data?.urlPattern)}`)() as Rule;
  for (const { method, path } of allEndpoints.filter((one) => one.method === 'GET')) {
    const url = new URL(
      `/api/rest${path.replace('{zip}', '97209').replace(/\{\w+\}/g, '7')}`,
      'https://shop.example',
    );
    expect(rule({ url, sameOrigin: true }), `${method} ${path}`).toBe(isPublicRead(path));
    expect(rule({ url, sameOrigin: false })).toBe(false);
    url.searchParams.set('zip', '97209');
    expect(rule({ url, sameOrigin: true }), `${path} at a postcode`).toBe(false);
  }
});

it('what the last shopper requested is not stored after a sign-out, and deleted if it was being stored', async () => {
  const worker = new EventTarget();
  vi.stubGlobal('self', worker);
  const deleted = vi.fn();
  vi.stubGlobal('caches', { open: async () => ({ delete: deleted }) });
  await import('../../src/serviceWorker/signOut');
  const request = new Request('https://shop.example/media/walnut.webp');
  const response = new Response('', { headers: { 'content-type': 'image/webp' } });
  for (const rule of workbox?.runtimeCaching ?? []) {
    const plugin = rule.options?.plugins?.at(-1) as unknown as Record<
      string,
      (context: object) => Promise<unknown>
    >;
    const state = {};
    const call = { request, response, state, cacheName: rule.options?.cacheName };
    await plugin.requestWillFetch?.(call);
    expect(await plugin.cacheWillUpdate?.(call)).toBe(response);
    await plugin.cacheDidUpdate?.(call);
    expect(deleted).not.toHaveBeenCalled();

    worker.dispatchEvent(new MessageEvent('message', { data: 'sign-out' }));
    expect(await plugin.cacheWillUpdate?.(call)).toBeNull();
    await plugin.cacheDidUpdate?.(call);
    expect(deleted).toHaveBeenCalledExactlyOnceWith(request);
    deleted.mockClear();
    vi.useFakeTimers({ now: Date.now() + 1 });
    await plugin.requestWillFetch?.(call);
    expect(await plugin.cacheWillUpdate?.(call)).toBe(response);
    vi.useRealTimers();
  }
});
