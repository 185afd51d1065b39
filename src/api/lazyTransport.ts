import type { Transport } from '@contract/transport';
import { afterNextPaint } from '@/lib/scheduling';
import type { TransportOptions } from './axiosTransport';

/**
 * Loads axiosTransport with the first request, so that hydration does not wait for axios. A queued write is sent after
 * its optimistic update has been painted.
 */
export function lazyTransport(language: string, options?: TransportOptions): Transport {
  let transport: Promise<Transport> | null = null;
  return async (request) => {
    const { queue, method, isPainted } = request;
    if (queue && method !== 'GET' && !isPainted) await afterNextPaint();
    transport ??= import('./axiosTransport').then((module) => module.axiosTransport(language, options));
    return (await transport)(request);
  };
}
