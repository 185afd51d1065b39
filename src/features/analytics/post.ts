import type { Services } from '@/api/call';
import { sendNoted } from '@/api/connectionSlice';
import { http, responseOf } from '@/api/http';
import { noteMissingCall, sendIfOffered } from '@/api/missingCalls';
import type { AppThunkDispatch } from '@/api/uncachedRequest';
import type { Post } from './destination';

/** keepalive, because an order may navigate to a provider's page immediately. */
const postTo = (url: string, payload: unknown): Promise<number> =>
  http.post(url, payload, { withCredentials: false, fetchOptions: { keepalive: true } }).then(
    ({ status }) => status,
    (error: unknown) => responseOf(error)?.status ?? 0,
  );

/**
 * Returns a function that posts events. A path is an endpoint of the backend and is sent by the transport in a separate queue, whose
 * requests outlive the page; an absolute URL is another server.
 */
export const eventPost =
  (dispatch: AppThunkDispatch): Post =>
  async (path, payload) => {
    if (/^https?:/.test(path)) return postTo(path, payload);
    const endpoint = { method: 'POST', path, isOptional: true } as const;
    return dispatch(async (_: unknown, getState: () => unknown, services: Services) => {
      const response = await sendIfOffered(endpoint, { services, getState }, async () => {
        const sent = await sendNoted(services, dispatch, {
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
