import { CacheExpiration } from 'workbox-expiration';
import { DATA_CACHE, PICTURE_CACHE, SIGN_OUT } from '@/browser/workerCaches';

declare const self: ServiceWorkerGlobalScope;

/** Time of the last sign-out in ms since 1970. */
let signedOutAt = 0;

/** True for a response requested before the last sign-out, whose URL reveals what the shopper viewed. */
export const isOfLastShopper = (requestedAt: number | undefined): boolean =>
  requestedAt !== undefined && requestedAt <= signedOutAt;

/** Deletes the cached responses, and the URLs and times that Workbox records about them. */
const deleteKept = () =>
  Promise.all(
    [DATA_CACHE, PICTURE_CACHE].map(async (name) => {
      await caches.delete(name);
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }),
  );

// The page waits for the reply (src/app/forgetShopper.ts).
self.addEventListener('message', (event) => {
  if (event.data !== SIGN_OUT) return;
  signedOutAt = Date.now();
  event.waitUntil(deleteKept().finally(() => event.ports[0]?.postMessage(true)));
});
