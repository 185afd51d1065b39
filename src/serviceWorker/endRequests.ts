import { END_REQUESTS } from '@/browser/workerCaches';

let requests = new AbortController();
let isAccepted = false;

/** True once the shopper has accepted an update, which replaces this worker. */
export const isUpdateAccepted = () => isAccepted;

/**
 * For every request of the worker. An update becomes active once the former worker has answered all of its events, for which a request that
 * hangs would take minutes; neither stopping nor reloading the page ends it.
 */
export const endable: Pick<RequestInit, 'signal'> = {
  get signal() {
    return requests.signal;
  },
};

// The shopper has accepted an update (src/platform/registerServiceWorker.ts).
self.addEventListener('message', ({ data }) => {
  if (data !== END_REQUESTS) return;
  isAccepted = true;
  requests.abort();
  requests = new AbortController();
});
