import type { ApiRequest, Transport } from '@/api/transport';

/** A GET call, as a page can repeat it. */
export type Read = Pick<ApiRequest, 'method' | 'path' | 'query'>;

/** One shopper's own: never repeated, never kept. */
const isPersonal = ({ path }: Read) => /^\/(cart|customers?|orders)(\/|$)/.test(path);

const keyOf = ({ path, query }: Read) => JSON.stringify([path, query]);

/** Notes what is read through a transport. */
export function noteReads(send: Transport, reads: Map<string, Read>): Transport {
  return (request) => {
    const { method, path, query } = request;
    if (method === 'GET' && !isPersonal(request)) reads.set(keyOf(request), { method, path, query });
    return send(request);
  };
}

/**
 * The service worker keeps what passes through it, and the first page of a visit came past it: what the server read
 * for that page, and the browser before the worker took over, is read once more then. So it opens again offline.
 */
export function repeatFirstReads(send: Transport, readByServer: readonly Read[]): Transport {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return send;
  const reads = new Map(readByServer.map((read) => [keyOf(read), read]));
  workers.addEventListener(
    'controllerchange',
    () => {
      for (const read of reads.values()) void send(read);
      reads.clear();
    },
    { once: true },
  );
  const noting = noteReads(send, reads);
  return (request) => (workers.controller ? send(request) : noting(request));
}
