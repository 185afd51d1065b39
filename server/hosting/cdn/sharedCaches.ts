import type { FastifyReply } from 'fastify';

/**
 * How long a content delivery network or Varnish may serve a response: three seconds, two more while it asks again (the
 * entity tag makes that cheap), and ten minutes while this server fails. Stock and prices are right within five seconds
 * even where a purge gets lost. A browser asks each time, so Cache-Control stays no-cache.
 */
const pageLifetime = 'max-age=3, stale-while-revalidate=2, stale-if-error=600';

/**
 * How long images may be kept: a replaced file is purged (purgeImages.ts), and is asked for again after five minutes where
 * the purge gets lost. The entity tag makes that cheap, as it changes with the file only.
 */
export const imageLifetime = 'max-age=300, stale-while-revalidate=60, stale-if-error=86400';

/**
 * Lets shared caches keep a response that is the same for all visitors. Surrogate-Control (Varnish, Fastly) and
 * CDN-Cache-Control (RFC 9213) rank above Cache-Control there. Responses without these headers are never kept.
 * keys: names for purging, separated by blanks
 */
export const permitSharedCaching = (
  reply: FastifyReply,
  keys: string,
  lifetime = pageLifetime,
): FastifyReply =>
  reply.headers({
    'surrogate-control': lifetime,
    'cdn-cache-control': lifetime,
    'surrogate-key': keys,
    xkey: keys,
  });

/** Whether If-None-Match names the entity tag; the comparison is weak (RFC 9110 §13.1.2). */
export const matchesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
