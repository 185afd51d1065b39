import type { Transport } from './transport';

/** axiosTransport, fetched at the first call: a page that arrived rendered does not wait for axios. */
export function lazyTransport(language: string): Transport {
  let ready: Promise<Transport> | null = null;
  return async (request) => {
    ready ??= import('./axiosTransport').then((module) => module.axiosTransport(language));
    return (await ready)(request);
  };
}
