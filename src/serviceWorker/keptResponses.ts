import { isPublicReadUrl } from '@contract/publicReads';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type {
  PluginState,
  RouteHandlerCallback,
  RouteMatchCallback,
  WorkboxPlugin,
} from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { DATA_CACHE, DATA_DAYS, DATA_LANGUAGE, PICTURE_CACHE, PICTURE_DAYS } from '@/browser/workerCaches';
import { endable } from './endRequests';
import { deleteKept, isOfLastShopper, type SentRequest } from './signOut';

const DAY_S = 24 * 60 * 60;
const MAX_DATA = 300;
const MAX_PICTURES = 400;

/** Responses that the worker caches for offline use. */
interface KeptResponses {
  isKept: RouteMatchCallback;
  strategy: Strategy;
}

/** Deletes what was stored, or recorded as used, while the shopper signed out. */
async function deleteIfOfLastShopper(state: PluginState | undefined): Promise<void> {
  if (isOfLastShopper(state?.sent)) await deleteKept();
}

/**
 * The page empties the caches at a sign-out (src/app/forgetShopper.ts). A response that arrives afterwards, or at a page that was open
 * then, is not stored. Comes last, after the plugin that records the URLs of the entries.
 */
const notOfLastShopper: WorkboxPlugin = {
  handlerWillStart: async ({ event, state }) => {
    if (state) state.sent = { at: Date.now(), page: (event as FetchEvent).clientId } satisfies SentRequest;
  },
  cacheWillUpdate: async ({ response, state }) => (isOfLastShopper(state?.sent) ? null : response),
  cacheDidUpdate: ({ state }) => deleteIfOfLastShopper(state),
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (cachedResponse) await deleteIfOfLastShopper(state);
    return cachedResponse;
  },
};

/** The cache key of data. Chromium stores one response per URL, ignoring Vary, so the key includes the language. */
function keyOf({ url, headers }: Request): string {
  const key = new URL(url);
  key.searchParams.set(DATA_LANGUAGE, headers.get('accept-language') ?? '');
  return key.href;
}

const byLanguage: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) };

/** Marks a cached response, so that the page can show its age (src/api/connectionSlice.ts). */
async function marked(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('x-cached', 'true');
  return new Response(await response.blob(), { status: response.status, headers });
}

/**
 * A failing server and the sign-in page of a public network respond too, but without data: the cached response is used then, and not
 * replaced. If there is none, the app receives the failed response.
 */
const onlyData: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    if (response.status < 500 && isJson) return response;
    if (state) state.response = response;
    throw new Error(`no data: ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.response,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? marked(cachedResponse) : undefined,
};

/** A dealer's backend may give a personal response to a public call, for example with customer prices. */
const notPrivate: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /\bprivate\b/i.test(response.headers.get('cache-control') ?? '') ? null : response,
};

/** The sign-in page of a public network is not an image. */
const onlyPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (response.headers.get('content-type') ?? '').startsWith('image/') ? response : null,
};

const only200 = new CacheableResponsePlugin({ statuses: [200] });

/** Public, never personal, data (contract/publicReads.ts). */
export const data: KeptResponses = {
  isKept: ({ url, sameOrigin }) => sameOrigin && isPublicReadUrl(url),
  strategy: new NetworkFirst({
    cacheName: DATA_CACHE,
    networkTimeoutSeconds: 3,
    fetchOptions: endable,
    plugins: [
      byLanguage,
      only200,
      // Without a maximum age, because it is only used offline, where old content is better than none (docs/spec/20 §1).
      new ExpirationPlugin({ maxEntries: MAX_DATA, purgeOnQuotaError: true }),
      onlyData,
      notPrivate,
      notOfLastShopper,
    ],
  }),
};

/** The cached response to a request, marked; undefined if there is none from the last days. */
async function recentCopy(request: Request): Promise<Response | undefined> {
  const response = await caches.match(keyOf(request), { cacheName: DATA_CACHE });
  const age = Date.now() - Date.parse(response?.headers.get('date') ?? '');
  return response && age < DATA_DAYS * DAY_S * 1000 ? marked(response) : undefined;
}

/** Responds from the cache immediately if the page prefers that (src/api/http.ts), or else according to the strategy. */
export const handleData: RouteHandlerCallback = async (options) => {
  const { request } = options;
  if (request.cache !== 'force-cache') return data.strategy.handle(options);
  // The browser's own cache may also have an old response, which is not marked.
  return (
    (await recentCopy(request)) ??
    data.strategy.handle({ ...options, request: new Request(request, { cache: 'default' }) })
  );
};

/** Images. Videos are not cached, because a cached file can't serve range requests. */
export const pictures: KeptResponses = {
  isKept: ({ url, sameOrigin }) =>
    sameOrigin && /^\/(_next\/image$|media\/.+\.(avif|webp|jpe?g|png|svg)$)/.test(url.pathname),
  strategy: new CacheFirst({
    cacheName: PICTURE_CACHE,
    fetchOptions: endable,
    plugins: [
      only200,
      new ExpirationPlugin({
        maxEntries: MAX_PICTURES,
        maxAgeSeconds: PICTURE_DAYS * DAY_S,
        purgeOnQuotaError: true,
      }),
      onlyPictures,
      notPrivate,
      notOfLastShopper,
    ],
  }),
};

/** Deletes what an earlier version cached and this one does not, and moves the rest to its new key. */
export async function deleteUnkept(): Promise<void> {
  const cache = await caches.open(DATA_CACHE);
  await Promise.all(
    (await cache.keys()).map(async (request) => {
      const url = new URL(request.url);
      const isMoved = url.searchParams.has(DATA_LANGUAGE);
      url.searchParams.delete(DATA_LANGUAGE);
      if (isPublicReadUrl(url) && isMoved) return;
      const response = isPublicReadUrl(url) ? await cache.match(request) : undefined;
      if (response) await cache.put(keyOf(request), response);
      await cache.delete(request);
    }),
  );
}
