import type { ApiResponse } from '@contract/transport';
import type { Services } from '@/api/call';
import type { AppThunkDispatch } from '@/api/uncachedRequest';
import type { SendConversion } from './socialConversions';

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
 * Returns a sender of conversions. A path is an endpoint of the backend and goes through the transport; an absolute
 * URL is another server.
 */
export const conversionSender =
  (dispatch: AppThunkDispatch): SendConversion =>
  async (path, payload) => {
    const call = (_: unknown, __: unknown, { send }: Services): Promise<ApiResponse> =>
      send({ method: 'POST', path, body: payload });
    const status = /^https?:/.test(path) ? await postTo(path, payload) : (await dispatch(call)).status;
    if (status < 200 || status > 299) throw new Error(`${path} failed with status ${status}`);
  };
