import type { VitePWAOptions } from 'vite-plugin-pwa';

const day = 24 * 60 * 60;

/** Answers of servers and files with names of their own: never replaced by the shell of the app. */
const notPages = [
  /^\/api\//,
  /^\/media\//,
  /^\/_next\//,
  /^\/kiosk-service\//,
  /^\/locales\//,
  /\.\w{2,11}$/,
];

/** The service worker. Each urlPattern is copied into it as text, so it can't use anything from outside itself. */
export const workbox: VitePWAOptions['workbox'] = {
  globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'locales/**/*.json', 'icons/*.svg'],
  // Big and rarely used: fetched when a form asks for them.
  globIgnores: ['**/zxcvbn*', '**/*dictionary*'],
  navigateFallback: '/index.html',
  navigateFallbackDenylist: notPages,
  cleanupOutdatedCaches: true,
  sourcemap: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      // What a shopper has read stays readable offline; cart, session and orders belong to one shopper and are never kept.
      urlPattern: ({ url, sameOrigin }) =>
        sameOrigin &&
        /^\/api\/rest\/(config|categories|dynamic-category|products|personal|search|blocks|pages|menus|scripts|promobanners|blog|locations)(\/|$)/.test(
          url.pathname,
        ),
      handler: 'NetworkFirst',
      options: {
        cacheName: 'store-data',
        networkTimeoutSeconds: 4,
        cacheableResponse: { statuses: [200] },
        expiration: { maxEntries: 300, maxAgeSeconds: 7 * day, purgeOnQuotaError: true },
      },
    },
    {
      // Films are left to the browser: a cached whole file can't answer a range request.
      urlPattern: ({ url, sameOrigin }) =>
        sameOrigin && /^\/(_next\/image$|media\/.+\.(avif|webp|jpe?g|png|svg)$)/.test(url.pathname),
      handler: 'CacheFirst',
      options: {
        cacheName: 'pictures',
        cacheableResponse: { statuses: [200] },
        expiration: { maxEntries: 400, maxAgeSeconds: 30 * day, purgeOnQuotaError: true },
      },
    },
  ],
};
