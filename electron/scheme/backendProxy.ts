import type { Session } from 'electron';
import { type CacheRule, cacheRuleFor, isCacheable } from './cacheRules';
import { toBackendHeaders, toScreenHeaders } from './headers';
import type { CachedResponse, ResponseCache } from './responseCache';
import { offlineResponse } from './responses';

/** Carries the time at which a response from the cache was saved. The loop shows it (src/features/kiosk/kioskApi.ts). */
const CACHED_SINCE_HEADER = 'x-cached-since';

/** With a cached response available, the proxy gives up on a slow network sooner. */
const TIMEOUT_MS = { withCache: 5_000, withoutCache: 30_000 };

interface Options {
  electronSession: Session;
  backendUrl: string;
  cache: ResponseCache;
}

/** failed: the backend's own 5xx response, whose retry-after header is passed on. */
function fromCache({ body, type, savedAt }: CachedResponse, failed?: Response): Response {
  const retryAfter = failed?.headers.get('retry-after');
  return new Response(body, {
    headers: {
      'content-type': type,
      [CACHED_SINCE_HEADER]: savedAt.toISOString(),
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    },
  });
}

const forScreen = (body: BodyInit | null, { status, headers }: Response): Response =>
  new Response(body, { status, headers: toScreenHeaders(headers) });

/**
 * Forwards a screen's calls to the backend with the cookies of its session. Public GET responses are cached on disk and
 * served from there when the network or the backend fails; every other call gets a 503 without network. query: parameters
 * added to the URL that the screen does not see.
 */
export function createBackendProxy({ electronSession, backendUrl, cache }: Options) {
  /** The timeout covers the response headers only: a large body, such as a clip, may take longer. */
  async function send(request: Request, target: URL, body: ArrayBuffer | undefined, timeoutMs: number) {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    try {
      return await electronSession.fetch(target.href, {
        method: request.method,
        headers: toBackendHeaders(request.headers),
        body,
        credentials: 'include',
        cache: 'no-store',
        bypassCustomProtocolHandlers: true,
        signal: abort.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async function saveToCache(key: string, response: Response): Promise<Response> {
    const body = new Uint8Array(await response.arrayBuffer());
    await cache.write(key, response.headers.get('content-type') ?? 'application/octet-stream', body);
    return forScreen(body, response);
  }

  async function sendCacheable(
    request: Request,
    target: URL,
    key: string,
    rule: CacheRule,
  ): Promise<Response> {
    const cached = await cache.read(key);
    if (cached) void cache.touch(key);
    if (cached && Math.abs(Date.now() - cached.savedAt.getTime()) < rule.freshMs) return fromCache(cached);
    try {
      const timeoutMs = cached ? TIMEOUT_MS.withCache : TIMEOUT_MS.withoutCache;
      const response = await send(request, target, undefined, timeoutMs);
      if (isCacheable(rule, response)) return await saveToCache(key, response);
      if (response.status >= 500 && cached) return fromCache(cached, response);
      return forScreen(response.body, response);
    } catch {
      return cached ? fromCache(cached) : offlineResponse();
    }
  }

  return async (request: Request, query: Record<string, string> = {}): Promise<Response> => {
    const url = new URL(request.url);
    const target = new URL(url.pathname + url.search, backendUrl);
    const rule = request.method === 'GET' && !request.headers.has('range') ? cacheRuleFor(url) : null;
    const key = `${target.href} ${request.headers.get('accept-language') ?? ''}`;
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    if (rule) return sendCacheable(request, target, key, rule);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      const body = hasBody ? await request.arrayBuffer() : undefined;
      const response = await send(request, target, body, TIMEOUT_MS.withoutCache);
      return forScreen(response.body, response);
    } catch {
      return offlineResponse();
    }
  };
}
export type BackendProxy = ReturnType<typeof createBackendProxy>;
