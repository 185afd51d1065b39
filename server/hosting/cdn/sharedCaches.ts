import type { FastifyReply } from 'fastify';

/**
 * How long a CDN or Varnish may serve a response: three seconds, two more while it revalidates (cheap with the entity tag), and ten minutes
 * while this server fails. Stock and prices are thus correct within five seconds even if a purge is lost. Browsers always revalidate, so
 * Cache-Control remains no-cache.
 */
const pageLifetime = 'max-age=3, stale-while-revalidate=2, stale-if-error=600';

/**
 * How long shared caches may store images. A replaced file is purged (purgeImages.ts); if the purge is lost, it is revalidated after five
 * minutes, which is cheap because the entity tag only changes with the file.
 */
export const imageLifetime = 'max-age=300, stale-while-revalidate=60, stale-if-error=86400';

/**
 * Allows shared caches to store a response that is the same for all visitors. Surrogate-Control (Varnish, Fastly) and CDN-Cache-Control
 * (RFC 9213) take precedence over Cache-Control there. Responses without these headers are never stored.
 * keys: surrogate keys for purging, separated by spaces
 */
export const permitSharedCaching = (reply: FastifyReply, keys: string, lifetime = pageLifetime) =>
  reply.headers({
    'surrogate-control': lifetime,
    'cdn-cache-control': lifetime,
    'surrogate-key': keys,
    xkey: keys,
  });
