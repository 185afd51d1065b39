import type { VitePWAOptions } from 'vite-plugin-pwa';

const day = 24 * 60 * 60;

/** API paths and files: the service worker never responds to them with index.html. */
const notPages = [
  /^\/api\//,
  /^\/media\//,
  /^\/_next\//,
  /^\/kiosk-service\//,
  /^\/dev\//,
  /^\/desk(\/|$)/,
  /^\/locales\//,
  // Files of the root. The key of a page, or a value of its query, may contain a dot as well: /product/x.y
  /^\/(\.well-known\/|[^/?]+\.(js|css|map|json|xml|txt|ico|png|jpe?g|webp|svg|webmanifest)(\?|$))/,
];

/** What src/serviceWorker/publicReads.ts adds to the worker. */
interface PublicReads {
  isPublicReadUrl(url: URL): boolean;
}

/** What src/serviceWorker/signOut.ts adds to the worker. */
interface SignOut {
  isOfLastShopper(requestedAt: number | undefined): boolean;
}

interface CacheState {
  state?: { response?: Response; requestedAt?: number };
}

/**
 * The page empties the caches at a sign-out (src/app/forgetShopper.ts). A response that arrives afterwards is not stored, and one that
 * was being stored at that time is deleted again.
 */
const notOfLastShopper = {
  requestWillFetch: async ({ request, state }: { request: Request } & CacheState) => {
    if (state) state.requestedAt = Date.now();
    return request;
  },
  cacheWillUpdate: async ({ response, state }: { response: Response } & CacheState) =>
    !(self as unknown as SignOut).isOfLastShopper(state?.requestedAt) ? response : null,
  cacheDidUpdate: async ({
    cacheName,
    request,
    state,
  }: { cacheName: string; request: Request } & CacheState) => {
    if ((self as unknown as SignOut).isOfLastShopper(state?.requestedAt))
      await (await caches.open(cacheName)).delete(request);
  },
};

/**
 * A server in trouble and the sign-in page of a public network answer as well, but with no data: the cached response is
 * used then, and never replaced. Without a cached one, the response itself tells the app what happened.
 */
const onlyData = {
  fetchDidSucceed: async ({ response, state }: { response: Response } & CacheState) => {
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    if (response.status < 500 && isJson) return response;
    if (state) state.response = response;
    throw new Error(`no data: ${response.status}`);
  },
  handlerDidError: async ({ state }: CacheState) => state?.response,
  // Marks a cached response, so that the page can say how old it is (src/api/connection.ts).
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) => {
    if (!cachedResponse) return undefined;
    const headers = new Headers(cachedResponse.headers);
    headers.set('x-cached', 'true');
    return new Response(await cachedResponse.blob(), { status: cachedResponse.status, headers });
  },
};

/** A dealer's backend may answer a public call for one shopper, such as with the prices of a customer. */
const notPrivate = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    /\bprivate\b/i.test(response.headers.get('cache-control') ?? '') ? null : response,
};

/** The sign-in page of a public network is no picture. */
const onlyPictures = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/')
      ? response
      : null,
};

/** Options of the service worker. Workbox copies each urlPattern as source text, so a pattern can't refer to variables of this module. */
export const workbox: VitePWAOptions['workbox'] = {
  globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'locales/**/*.json', 'icons/*.svg'],
  // Large and rarely used: loaded by the form or the kiosk that needs them.
  globIgnores: ['locales/*/desk/**', '**/zxcvbn*', '**/*dictionary*', '**/PdfDocument*'],
  navigateFallback: '/index.html',
  navigateFallbackDenylist: notPages,
  cleanupOutdatedCaches: true,
  importScripts: ['/push.js', '/sw-backgroundSync.js', '/sw-publicReads.js', '/sw-signOut.js'],
  sourcemap: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      // Public data stays available offline, nothing that tells of a shopper (contract/publicReads.ts).
      urlPattern: ({ url, sameOrigin }) =>
        sameOrigin && (self as unknown as PublicReads).isPublicReadUrl(url),
      handler: 'NetworkFirst',
      options: {
        cacheName: 'store-data',
        networkTimeoutSeconds: 3,
        cacheableResponse: { statuses: [200] },
        // Without an age: it is used without network only, where old content is better than none (docs/spec/20 §1).
        expiration: { maxEntries: 300, purgeOnQuotaError: true },
        plugins: [onlyData, notPrivate, notOfLastShopper],
      },
    },
    {
      // Videos are not cached: a cached file can't serve range requests.
      urlPattern: ({ url, sameOrigin }) =>
        sameOrigin && /^\/(_next\/image$|media\/.+\.(avif|webp|jpe?g|png|svg)$)/.test(url.pathname),
      handler: 'CacheFirst',
      options: {
        cacheName: 'pictures',
        plugins: [onlyPictures, notPrivate, notOfLastShopper],
        expiration: { maxEntries: 400, maxAgeSeconds: 30 * day, purgeOnQuotaError: true },
      },
    },
  ],
};
