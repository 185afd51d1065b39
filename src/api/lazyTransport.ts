import { painted } from '@/lib/painted';
import type { Transport } from './transport';

/**
 * axiosTransport, fetched at the first call: a page that arrived rendered does not wait for axios. The effect of a write
 * that shows at once (api/cart/optimistic.ts) is seen before anything is sent.
 */
export function lazyTransport(language: string): Transport {
  let ready: Promise<Transport> | null = null;
  return async (request) => {
    if (request.lane && request.method !== 'GET') await painted();
    ready ??= import('./axiosTransport').then((module) => module.axiosTransport(language));
    return (await ready)(request);
  };
}
