import { clientsClaim } from 'workbox-core';
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import './backgroundSync';
import { data, deleteUnkept, handleData, pictures } from './keptResponses';
import { notPages } from './notPages';
import './push';
import { forgetPolicy, handlePage } from './shellPolicy';
import './signOut';

/** The service worker. vite-plugin-pwa builds it and lists the files of the app in it. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(handlePage(createHandlerBoundToURL('/index.html')), { denylist: notPages }),
);
// Behind the pages: for the precache, the home page is the file index.html, with the policy of the release.
addRoute();
registerRoute(data.isKept, handleData);
registerRoute(pictures.isKept, pictures.strategy);

clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([deleteUnkept(), forgetPolicy()])));

// The shopper accepts an update (src/platform/registerServiceWorker.ts).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
