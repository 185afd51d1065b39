import { LRUCache } from 'lru-cache';
import type { Transport } from '../../../contract/transport.ts';
import type { BackendApi } from '../backendApi.ts';

/** Endpoints that every page reads and whose responses are the same for all visitors until the revision changes. */
const sharedPath = /^\/(config|categories|menus|scripts|blocks|blog|promobanners)(\/|$)/;
const isListing = (query: Record<string, unknown> = {}) => 'embed' in query;

const freshMs = 5000;
const maxResponses = 500;

/** Caches the responses that all pages share for five seconds, so that rendering a page sends only its own requests. */
export function sharedResponses(api: BackendApi, revision: () => Promise<number>): BackendApi {
  const responses = new LRUCache<string, ReturnType<Transport>>({ max: maxResponses, ttl: freshMs });
  return (host, language) => {
    const send = api(host, language);
    return async (request) => {
      if (request.method !== 'GET' || !sharedPath.test(request.path) || isListing(request.query))
        return send(request);
      const key = JSON.stringify([await revision(), host, language, request.path, request.query]);
      const cached = responses.get(key);
      if (cached) return cached;
      const response = send(request);
      responses.set(key, response);
      // The next page repeats a failed request.
      if ((await response).status !== 200) responses.delete(key);
      return response;
    };
  };
}
