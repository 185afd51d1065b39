import { LRUCache } from 'lru-cache';
import { isUnchanging } from '../../../contract/publicReads.ts';
import type { Transport } from '../../../contract/transport.ts';
import type { BackendApi } from '../backendApi.ts';
import { halfHourOf, type ReadVersion, unversionedMs } from './pageVersion.ts';

const halfHourMs = 30 * 60_000;
const maxResponses = 2_000;

/**
 * Caches the responses that all pages share, so that rendering a page sends only the requests specific to it. Valid until the revision
 * changes, or for five seconds if the backend has no revision.
 */
export function sharedResponses(api: BackendApi, readVersion: ReadVersion): BackendApi {
  const responses = new LRUCache<string, ReturnType<Transport>>({ max: maxResponses, ttl: halfHourMs });
  return (host, language) => {
    const send = api(host, language);
    return async (request) => {
      if (request.method !== 'GET' || !isUnchanging(request)) return send(request);
      const version = await readVersion();
      // A database that was restored from a backup has other data at the numbers of former revisions.
      const key = JSON.stringify([
        version?.stamp,
        version?.revision,
        halfHourOf(Date.now()),
        host,
        language,
        request.path,
        request.query,
      ]);
      const cached = responses.get(key);
      if (cached) return cached;
      const response = send(request);
      responses.set(key, response, { ttl: version ? halfHourMs : unversionedMs });
      // The next page retries a failed request, but a 404 is a valid result.
      const { status } = await response;
      if (status !== 200 && !(version && status === 404)) responses.delete(key);
      return response;
    };
  };
}
