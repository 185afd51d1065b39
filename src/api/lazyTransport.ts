import type { Transport } from '@contract/transport';
import { afterNextPaint } from '@/lib/scheduling';
import type { TransportOptions } from './http';

/**
 * Loads the client with the first request, so that hydration does not wait for it. A queued write is sent after
 * its optimistic update has been painted.
 */
export function lazyTransport(language: string, options?: TransportOptions): Transport {
  let transport: Promise<Transport> | null = null;
  return async (request) => {
    const { queue, method, isPainted } = request;
    if (queue && method !== 'GET' && !isPainted) await afterNextPaint();
    transport ??= import('./http').then((module) => module.browserTransport(language, options));
    return (await transport)(request);
  };
}
