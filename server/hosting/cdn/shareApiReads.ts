import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isPublicRead } from '../../../contract/publicReads.ts';
import { matchesTag } from '../../network/matchesTag.ts';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import { permitSharedCaching } from './sharedCaches.ts';
import { surrogateKeysOf } from './surrogateKeys.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is the same for all visitors (contract/publicReads.ts). */
    isPublicRead?: boolean;
  }
}

/**
 * Gives public reads of the API an entity tag and allows shared caches to store them. Every other response belongs to one browser and is
 * never stored. Register it before compression, which would change the text that the tag is computed from.
 */
export function shareApiReads(app: FastifyInstance, prefix: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith(`${prefix}/`)) return payload;
    const [path = '', search] = request.url.slice(prefix.length).split('?');
    const query = new URLSearchParams(search);
    const isShared =
      request.routeOptions.config.isPublicRead === true &&
      isPublicRead(path, query.keys()) &&
      reply.statusCode === 200 &&
      !reply.hasHeader('set-cookie');
    if (!isShared || typeof payload !== 'string') {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-store');
      return payload;
    }
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    const read = { path, query: Object.fromEntries(query) };
    permitSharedCaching(reply, surrogateKeysOf(tenantKeyOf(request), [read]));
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (!matchesTag(request.headers['if-none-match'], etag)) return payload;
    void reply.code(304).removeHeader('content-length');
    return null;
  });
}
