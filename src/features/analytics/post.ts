import type { ApiResponse } from '@contract/transport';
import type { Services } from '@/api/call';
import { isOffered, noteMissingCall } from '@/api/missingCalls';
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
    const call = (_: unknown, getState: () => unknown, { send }: Services): Promise<ApiResponse> =>
      isOffered(getState(), endpoint)
        ? send({ ...endpoint, body: payload, queue: `events ${path}`, isPainted: true })
        : Promise.resolve({ status: 404, body: null });
    const { status } = await dispatch(call);
    await noteMissingCall(endpoint, { status }, dispatch);
    return status;
  };

export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
