import type { AppThunkDispatch } from '@/api/privateCall';
import type { ApiAnswer, Services } from '@/api/transport';
import type { SendConversion } from './socialConversions';

async function postTo(address: string, payload: unknown): Promise<number> {
  // Outlives the page: an order may lead to a provider's page at once.
  const answer = await fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return answer.status;
}

/** A path is one of the shop's calls, with all that belongs to them; an address is another server's. */
export const conversionSender =
  (dispatch: AppThunkDispatch): SendConversion =>
  async (path, payload) => {
    const call = (_: unknown, __: unknown, { send }: Services): Promise<ApiAnswer> =>
      send({ method: 'POST', path, body: payload });
    const status = /^https?:/.test(path) ? await postTo(path, payload) : (await dispatch(call)).status;
    if (status < 200 || status > 299) throw new Error(`${path} answered ${status}`);
  };
