import type { ApiAnswer } from '../../../src/api/transport.ts';
import type { StoreApi } from '../storeApi.ts';

/** What every page asks for, the same for everybody: it moves only with the shop's revision. */
const shared = /^\/(config|categories|menus|scripts|blocks|blog|promobanners)(\/|$)/;
const isListing = (query: Record<string, unknown> = {}) => 'embed' in query;

const freshMs = 5000;
const mostAnswers = 500;

interface Kept {
  revision: number;
  askedAt: number;
  answer: Promise<ApiAnswer>;
}

/** Answers the calls that all pages share from memory, so that a page asks the shop only for what is its own. */
export function sharedAnswers(api: StoreApi, revision: () => Promise<number>): StoreApi {
  const kept = new Map<string, Kept>();
  return (host, language) => {
    const send = api(host, language);
    return async (request) => {
      if (request.method !== 'GET' || !shared.test(request.path) || isListing(request.query))
        return send(request);
      const key = JSON.stringify([host, language, request.path, request.query]);
      const now = await revision();
      const known = kept.get(key);
      if (known && known.revision === now && performance.now() - known.askedAt < freshMs) return known.answer;
      const answer = send(request);
      if (kept.size >= mostAnswers) kept.clear();
      kept.set(key, { revision: now, askedAt: performance.now(), answer });
      // A shop in trouble is asked again by the next page.
      if ((await answer).status !== 200) kept.delete(key);
      return answer;
    };
  };
}
