import type { Transport } from '@contract/transport';
import { afterNextPaint } from '@/lib/scheduling';

/**
 * Loads axiosTransport with the first request, so that hydration does not wait for axios. A queued write is sent after
 * its optimistic update (src/api/cart/optimistic.ts) has been painted.
 */
export function lazyTransport(language: string): Transport {
  let transport: Promise<Transport> | null = null;
  return async (request) => {
    if (request.queue && request.method !== 'GET') await afterNextPaint();
    transport ??= import('./axiosTransport').then((module) => module.axiosTransport(language));
    return (await transport)(request);
  };
}
