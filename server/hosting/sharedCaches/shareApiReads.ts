import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import { matchesTag, permitSharedCaching } from './sharedCaches.ts';
import { surrogateKeysOf } from './surrogateKeys.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is the same for all visitors (server/backend/publicReads.ts). */
    isPublicRead?: boolean;
  }
}

/**
 * Gives the public reads of the API an entity tag and lets shared caches keep them. Register it before compression, which
 * would change the text that the tag names.
 */
export function shareApiReads(app: FastifyInstance, prefix: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.isPublicRead) return payload;
    if (reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('set-cookie'))
      return payload;
    const [path = '', query] = request.url.slice(prefix.length).split('?');
    const read = { path, query: Object.fromEntries(new URLSearchParams(query)) };
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    permitSharedCaching(reply, surrogateKeysOf(tenantKeyOf(request), [read]));
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (!matchesTag(request.headers['if-none-match'], etag)) return payload;
    void reply.code(304).removeHeader('content-length');
    return null;
  });
}
