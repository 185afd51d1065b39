import { isPublicRequest } from '@contract/publicReads';
import type { ApiRequest, Transport } from '@contract/transport';

/** A GET request that can be repeated. */
export type Read = Pick<ApiRequest, 'method' | 'path' | 'query'>;

/** Personal reads are not part of what a page is rendered from. */
const isPersonal = ({ path }: Read) => /^\/(cart|customers?|orders)(\/|$)/.test(path);

/** Only what the service worker caches is worth a second request. */
export const isReplayed = ({ path, query }: Read) => isPublicRequest(path, query);

const keyOf = ({ path, query }: Read) => JSON.stringify([path, query]);

/** Wraps a transport and records each distinct GET request of shared data in `reads`. */
export function recordReads(send: Transport, reads: Map<string, Read>): Transport {
  return (request) => {
    const { method, path, query } = request;
    if (method === 'GET' && !isPersonal(request)) reads.set(keyOf(request), { method, path, query });
    return send(request);
  };
}

/**
 * The service worker only caches responses that pass through it. The reads of the first page do not: some were made by the server, others
 * by the browser before the worker was in control. They are repeated when the worker takes control, so that the page opens offline.
 */
export function replayReads(send: Transport, serverReads: readonly Read[]): Transport {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return send;
  const reads = new Map(serverReads.map((read) => [keyOf(read), read]));
  workers.addEventListener(
    'controllerchange',
    () => {
      for (const read of reads.values()) if (isReplayed(read)) void send(read);
      reads.clear();
    },
    { once: true },
  );
  const recording = recordReads(send, reads);
  return (request) => (workers.controller ? send(request) : recording(request));
}
