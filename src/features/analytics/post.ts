import type { Services } from '@/api/call';
import { noteMissingCall, sendIfOffered } from '@/api/missingCalls';
import type { AppThunkDispatch } from '@/api/uncachedRequest';
import type { Post } from './destination';

async function postTo(url: string, payload: unknown): Promise<number> {
  // keepalive: an order may navigate to a provider's page at once.
  const response = await fetch(url, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return response.status;
}

/**
 * Returns what posts events. A path is an endpoint of the backend and goes through the transport, in a queue of its own,
 * whose requests outlive the page; an absolute URL is another server.
 */
export const eventPost =
  (dispatch: AppThunkDispatch): Post =>
  async (path, payload) => {
    if (/^https?:/.test(path)) return postTo(path, payload).catch(() => 0);
    const endpoint = { method: 'POST', path } as const;
    return dispatch(async (_: unknown, getState: () => unknown, services: Services) => {
      const response = await sendIfOffered(endpoint, { services, getState }, async () => {
        const sent = await services.send({
          ...endpoint,
          body: payload,
          queue: `events ${path}`,
          isPainted: true,
        });
        noteMissingCall(endpoint, sent, dispatch);
        return sent;
      });
      return response?.status ?? 404;
    });
  };

export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
