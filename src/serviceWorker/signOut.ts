import { CacheExpiration } from 'workbox-expiration';
import { DATA_CACHE, PICTURE_CACHE, SIGN_OUT } from '@/browser/workerCaches';

declare const self: ServiceWorkerGlobalScope;

/** Time of the last sign-out in ms since 1970. */
let signedOutAt = 0;
/** Ids of the pages that were open then. Until they are left, they may still load what the last shopper viewed, such as a picture. */
let formerPages: ReadonlySet<string> = new Set();

/** A request that the worker has sent. page: id of the client that asked for it, '' for none */
export interface SentRequest {
  at: number;
  page: string;
}

/** True for a request from before the last sign-out, or of a page from then: its URL reveals what the shopper viewed. */
export const isOfLastShopper = (request: SentRequest | undefined): boolean =>
  request !== undefined && (request.at <= signedOutAt || formerPages.has(request.page));

/** Deletes the cached responses, and the URLs and times that Workbox records about them. */
export const deleteKept = (): Promise<unknown> =>
  Promise.all(
    [DATA_CACHE, PICTURE_CACHE].map(async (name) => {
      await caches.delete(name);
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }),
  );

async function forget(): Promise<void> {
  signedOutAt = Date.now();
  formerPages = new Set((await self.clients.matchAll({ type: 'window' })).map(({ id }) => id));
  await deleteKept();
}

// The page waits for the reply (src/app/forgetShopper.ts).
self.addEventListener('message', (event) => {
  if (event.data !== SIGN_OUT) return;
  event.waitUntil(forget().finally(() => event.ports[0]?.postMessage(true)));
});
