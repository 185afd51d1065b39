import { allEndpoints } from '@contract/allEndpoints';
import { isPublicRead } from '@contract/publicReads';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import type { RouteMatchCallbackOptions } from 'workbox-core/types';
import { DATA_CACHE, PICTURE_CACHE, SIGN_OUT } from '@/browser/workerCaches';
import { data, deleteUnkept, handleData, pictures } from './keptResponses';
import { notPages } from './notPages';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ORIGIN = 'https://shop.example';
const isPage = (path: string) => !notPages.some((pattern) => pattern.test(path));
const isKept = ({ isKept }: typeof data, url: URL, sameOrigin = true) =>
  Boolean(isKept({ url, sameOrigin } as RouteMatchCallbackOptions));

/** The caches of a browser, by name, with the addresses of their entries. */
function stubCaches(entries: Record<string, string[]>) {
  const kept = new Map(Object.entries(entries).map(([name, urls]) => [name, new Set(urls)]));
  vi.stubGlobal('caches', {
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({
      keys: async () => [...(kept.get(name) ?? [])].map((url) => new Request(url)),
      match: async ({ url }: Request) => (kept.get(name)?.has(url) ? new Response('kept') : undefined),
      put: async (url: string) => kept.get(name)?.add(url),
      delete: async ({ url }: Request) => kept.get(name)?.delete(url),
    }),
  });
  return kept;
}

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
  '/sw.js',
  '/api/rest/cart',
  '/media/a.webp',
  '/desk',
  '/manifest.webmanifest?v=1',
])('%s is no page', (path) => expect(isPage(path)).toBe(false));

it('keeps the public reads of the contract and no other', () => {
  for (const { method, path } of allEndpoints.filter((one) => one.method === 'GET')) {
    const url = new URL(`/api/rest${path.replace('{zip}', '97209').replace(/\{\w+\}/g, '7')}`, ORIGIN);
    expect(isKept(data, url), `${method} ${path}`).toBe(isPublicRead(path));
    expect(isKept(data, url, false)).toBe(false);
    url.searchParams.set('zip', '97209');
    expect(isKept(data, url), `${path} at a postcode`).toBe(false);
  }
});

it.each([
  ['/media/walnut.webp', true],
  ['/_next/image', true],
  ['/media/loop.mp4', false],
  ['/desk/walnut.webp', false],
])('keeps %s as a picture: %s', (path, expected) =>
  expect(isKept(pictures, new URL(path, ORIGIN))).toBe(expected),
);

it('deletes what an earlier version kept and this one does not', async () => {
  const kept = stubCaches({
    [DATA_CACHE]: [
      `${ORIGIN}/api/rest/config`,
      `${ORIGIN}/api/rest/menus?kept-language=fr`,
      `${ORIGIN}/api/rest/products/7/shipping/97209`,
      `${ORIGIN}/api/rest/products/7/shipping/97209?kept-language=fr`,
    ],
  });
  await deleteUnkept();
  expect([...(kept.get(DATA_CACHE) ?? [])]).toEqual([
    `${ORIGIN}/api/rest/menus?kept-language=fr`,
    `${ORIGIN}/api/rest/config?kept-language=`,
  ]);
});

it('keeps data for each language', async () => {
  const plugin = data.strategy.plugins.find(({ cacheKeyWillBeUsed }) => cacheKeyWillBeUsed);
  const keys = ['en-US', 'fr'].map((language) => {
    const request = new Request(`${ORIGIN}/api/rest/menus`, { headers: { 'Accept-Language': language } });
    return plugin?.cacheKeyWillBeUsed?.({ request, mode: 'read' } as never);
  });
  expect(await Promise.all(keys)).toEqual([
    `${ORIGIN}/api/rest/menus?kept-language=en-US`,
    `${ORIGIN}/api/rest/menus?kept-language=fr`,
  ]);
});

it.each([
  ['prefers a copy', 'force-cache', 6, 'kept'],
  ['prefers a copy that is too old', 'force-cache', 8, 'network'],
  ['prefers a copy that does not exist', 'force-cache', null, 'network'],
  ['wants the data of the shop', 'default', 0, 'network'],
] as const)('a page that %s gets it', async (_, cache, days, expected) => {
  const date = new Date(Date.now() - (days ?? 0) * 24 * 3_600_000).toUTCString();
  const match = async () => (days === null ? undefined : new Response('kept', { headers: { date } }));
  vi.stubGlobal('caches', { match });
  const asked: RequestCache[] = [];
  vi.spyOn(data.strategy, 'handle').mockImplementation(async (options) => {
    asked.push(('request' in options ? (options.request as Request) : (options as never)).cache);
    return new Response('network');
  });
  const request = new Request(`${ORIGIN}/api/rest/products/7`, { cache });
  const response = await handleData({ request } as Parameters<typeof handleData>[0]);
  expect(await response.text()).toBe(expected);
  expect(response.headers.get('x-cached')).toBe(expected === 'kept' ? 'true' : null);
  expect(asked).toEqual(expected === 'kept' ? [] : ['default']);
});

/** What the browser does with a message of a page, while these are open. Resolves when the worker has answered. */
async function signOut(openPages: string[] = []): Promise<void> {
  vi.stubGlobal('clients', { matchAll: async () => openPages.map((id) => ({ id })) });
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => port1.addEventListener('message', resolve));
  port1.start();
  let work: Promise<unknown> = Promise.resolve();
  const message = new MessageEvent('message', { data: SIGN_OUT, ports: [port2] });
  Object.assign(message, { waitUntil: (promise: Promise<unknown>) => (work = promise) });
  self.dispatchEvent(message);
  await Promise.all([work, answered]);
  port1.close();
}

/** Runs one step of all plugins, as Workbox does. */
async function runPlugins(
  { strategy }: typeof data,
  step: 'handlerWillStart' | 'cacheDidUpdate' | 'cachedResponseWillBeUsed',
  call: object,
): Promise<void> {
  for (const plugin of strategy.plugins)
    await (plugin[step] as ((call: object) => Promise<unknown>) | undefined)?.(call);
}

/** The URLs that Workbox has recorded about cached responses. */
async function recordedUrls(): Promise<string[]> {
  const records = await promisifyRequest<{ url: string }[]>(
    (await promisifyRequest(indexedDB.open('workbox-expiration')))
      .transaction('cache-entries')
      .objectStore('cache-entries')
      .getAll(),
  );
  return records.map(({ url }) => url);
}

it.each([
  ['data', data],
  ['pictures', pictures],
])(
  'a sign-out empties the caches, and nothing of %s is kept that was requested before it',
  async (_, kind) => {
    const { strategy } = kind;
    const picture = `${ORIGIN}/media/walnut.webp`;
    const request = new Request(picture);
    const response = new Response('', { headers: { 'content-type': 'image/webp' } });
    const kept = stubCaches({ [DATA_CACHE]: [picture], [PICTURE_CACHE]: [picture], app: [] });
    const plugin = strategy.plugins.at(-1);
    const used = { newResponse: response, cachedResponse: response };
    const call = {
      request,
      response,
      state: {},
      cacheName: strategy.cacheName,
      event: new Event('fetch'),
      ...used,
    };
    await runPlugins(kind, 'handlerWillStart', call);
    expect(await plugin?.cacheWillUpdate?.(call as never)).toBe(response);
    await runPlugins(kind, 'cacheDidUpdate', call);
    expect(kept.get(strategy.cacheName)?.size).toBe(1);
    expect(await recordedUrls()).toEqual([picture]);

    await signOut();
    expect([...kept.keys()]).toEqual(['app']);
    expect(await recordedUrls()).toEqual([]);
    expect(await plugin?.cacheWillUpdate?.(call as never)).toBeNull();
    for (const step of ['cacheDidUpdate', 'cachedResponseWillBeUsed'] as const) {
      kept.set(strategy.cacheName, new Set([picture]));
      await runPlugins(kind, step, call);
      expect([...kept.keys()], step).toEqual(['app']);
      expect(await recordedUrls(), step).toEqual([]);
    }

    vi.useFakeTimers({ now: Date.now() + 1, toFake: ['Date'] });
    await runPlugins(kind, 'handlerWillStart', call);
    expect(await plugin?.cacheWillUpdate?.(call as never)).toBe(response);
    vi.useRealTimers();
  },
);

it('a sign-out ends the storing for the pages that are open, which still show what the shopper viewed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stubCaches({});
  await signOut(['account', 'other tab']);
  vi.advanceTimersByTime(1000);
  const request = new Request(`${ORIGIN}/media/walnut.webp`);
  const response = new Response('', { headers: { 'content-type': 'image/webp' } });
  const plugin = pictures.strategy.plugins.at(-1);
  const isStoredFor = async (clientId: string) => {
    const call = { request, response, state: {}, event: { clientId } as FetchEvent };
    await plugin?.handlerWillStart?.(call);
    return (await plugin?.cacheWillUpdate?.(call)) === response;
  };
  expect(await Promise.all(['other tab', 'account', 'the next page'].map(isStoredFor))).toEqual([
    false,
    false,
    true,
  ]);
  vi.useRealTimers();
});
