import type { ApiRequest, ApiResponse, Transport } from '@contract/transport';
import { afterNextPaint, settledOrLeft } from '@/browser/scheduling';
import type { TransportOptions } from './http';

const unreachable: Transport = async () => ({ status: 0, body: undefined });

/**
 * Loads the HTTP client with the first request, so that hydration does not wait for it. Requests in one queue are sent one after another; a
 * queued write is sent after its optimistic update has been painted. If the page is left, waiting writes are sent at once, but an order (the
 * write with an idempotency key) overtakes no write, and no write overtakes an order.
 */
export function lazyTransport(language: string, options?: TransportOptions): Transport {
  let transport: Promise<Transport> | null = null;
  async function send(request: ApiRequest): Promise<ApiResponse> {
    transport ??= import('./http').then(
      ({ browserTransport }) => browserTransport(language, options),
      (error: unknown) => {
        console.warn('api: the HTTP client could not be loaded', error);
        // Lets the next request load it again.
        transport = null;
        return unreachable;
      },
    );
    return (await transport)(request);
  }
  const queues = new Map<string, Promise<unknown>>();
  /** The queues with an order that has no response yet. */
  const ordering = new Set<string>();
  return async (request) => {
    const { queue, method, isPainted, idempotencyKey } = request;
    if (!queue) return send(request);
    if (method !== 'GET' && !isPainted) await afterNextPaint();
    const earlier = queues.get(queue) ?? Promise.resolve();
    const isOrder = idempotencyKey !== undefined;
    const mustWait = method === 'GET' || isOrder || ordering.has(queue);
    if (isOrder) ordering.add(queue);
    const response = (mustWait ? earlier : settledOrLeft(earlier))
      .then(() => send(request))
      .finally(() => isOrder && ordering.delete(queue));
    queues.set(queue, response);
    return response;
  };
}
