import type { Session } from 'electron';
import { placeOrder } from '../../contract/order';
import { type CacheRule, cacheRuleFor, isExpected, isPublic } from './cacheRules';
import { toBackendHeaders, toScreenHeaders } from './headers';
import { createLimiter, limitBody } from './limitBody';
import { findResponseFault, type NetworkState } from './networkFault';
import type { CachedResponse, ResponseCache } from './responseCache';
import { invalidResponse, offlineResponse } from './responses';

/** Contains the time at which a cached response was saved, which the loop shows (src/features/kiosk/kioskApi.ts). */
const CACHED_SINCE_HEADER = 'x-cached-since';

/**
 * Applies until the response headers. If a cached response is available, the proxy gives up on a slow network sooner. An order has longer
 * than the server waits for a dealer's backend (server/hosting/proxy.ts), and shorter than the screen waits (src/api/cart/placeOrder.ts).
 */
const TIMEOUT_MS = { withCache: 5_000, withoutCache: 30_000, order: 112_000 };
/** Applies between two chunks of a body. */
const IDLE_MS = { withCache: 5_000, withoutCache: 20_000, order: 20_000 };
/** Chromium opens six sockets per host. This limit leaves some of them to the API and the kiosk service while files are stalled. */
const MAX_FILES = 4;
const FILE_PATHS = ['/media/', '/_next/'];

interface Options {
  electronSession: Pick<Session, 'fetch'>;
  backendUrl: string;
  cache: ResponseCache;
  network: NetworkState;
  report: (problem: string) => void;
}

interface Limits {
  timeoutMs: number;
  idleMs: number;
}

const limitsOf = (name: keyof typeof TIMEOUT_MS): Limits => ({
  timeoutMs: TIMEOUT_MS[name],
  idleMs: IDLE_MS[name],
});

/** failed: the response that the cached one replaces; its retry-after header is passed on */
function fromCache({ body, type, savedAt }: CachedResponse, failed?: Response): Response {
  const retryAfter = failed?.headers.get('retry-after');
  return new Response(body, {
    headers: {
      'content-type': type,
      [CACHED_SINCE_HEADER]: new Date(savedAt).toISOString(),
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    },
  });
}

/** What the shell adds to a request and hides from screens. */
interface Secrets {
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

const forScreen = (body: BodyInit | null, { status, headers }: Response): Response =>
  new Response(body, { status, headers: toScreenHeaders(headers) });

/**
 * Forwards a screen's calls to the backend with the cookies of its session. Public GET responses are cached on disk and served from there
 * when the network or the backend fails, or when something other than the backend responds; any other call then gets a 503. secrets: URL
 * parameters and headers added to the request, hidden from the screen
 */
export function createBackendProxy({ electronSession, backendUrl, cache, network, report }: Options) {
  const files = createLimiter(MAX_FILES);

  /** The signal of the screen's request is not passed on, because Electron never aborts it. limitBody notices a cancelled body. */
  async function send(
    request: Request,
    target: URL,
    body: ArrayBuffer | undefined,
    { timeoutMs, idleMs }: Limits,
    added: Record<string, string> = {},
  ): Promise<Response> {
    const isFile = FILE_PATHS.some((path) => target.pathname.startsWith(path));
    const release = isFile ? await files.acquire() : () => {};
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    try {
      const response = await electronSession.fetch(target.href, {
        method: request.method,
        headers: toBackendHeaders(request.headers, added),
        body,
        credentials: 'include',
        cache: 'no-store',
        bypassCustomProtocolHandlers: true,
        signal: abort.signal,
      });
      if (!response.body) release();
      const limited =
        response.body && limitBody(response.body, { idleMs, abort: () => abort.abort(), onEnd: release });
      return new Response(limited, { status: response.status, headers: response.headers });
    } catch (error) {
      release();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendCacheable(
    request: Request,
    target: URL,
    key: string,
    rule: CacheRule,
  ): Promise<Response> {
    const cached = await cache.read(key);
    if (cached && Math.abs(Date.now() - cached.savedAt) < rule.freshMs) return fromCache(cached);
    try {
      const response = await send(
        request,
        target,
        undefined,
        limitsOf(cached ? 'withCache' : 'withoutCache'),
      );
      // The screen already has the latest version and only asked whether it has changed.
      if (response.status === 304 && request.headers.has('if-none-match')) {
        network.record(null);
        return forScreen(null, response);
      }
      const body = new Uint8Array(await response.arrayBuffer());
      if (isExpected(rule, response) && rule.isGood(target, body)) {
        const type = response.headers.get('content-type') ?? rule.type;
        if (isPublic(response)) await cache.write(key, type, body);
        network.record(null);
        return forScreen(body, response);
      }
      if (rule.isAnswer(response.status, body)) return forScreen(body, response);
      if (response.ok) report(`${target.pathname}: something else than the backend responds`);
      const fault = findResponseFault(response, !response.ok);
      if (fault) network.record(fault);
      // Malformed JSON may still come from the backend.
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (fault && !cached && (!response.ok || isPage)) return offlineResponse(fault);
      if (cached) return fromCache(cached, response);
      return response.ok ? invalidResponse() : forScreen(body, response);
    } catch (error) {
      const fault = network.recordError(error);
      return cached ? fromCache(cached) : offlineResponse(fault);
    }
  }

  return async (request: Request, { query = {}, headers = {} }: Secrets = {}): Promise<Response> => {
    const url = new URL(request.url);
    const target = new URL(url.pathname + url.search, backendUrl);
    const rule = request.method === 'GET' && !request.headers.has('range') ? cacheRuleFor(url) : null;
    const key = `${target.href} ${request.headers.get('accept-language') ?? ''}`;
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    if (rule) return sendCacheable(request, target, key, rule);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const isOrder = request.method === 'POST' && url.pathname === `/api/rest${placeOrder.path}`;
    try {
      const body = hasBody ? await request.arrayBuffer() : undefined;
      const limits = limitsOf(isOrder ? 'order' : 'withoutCache');
      const response = await send(request, target, body, limits, headers);
      return forScreen(response.body, response);
    } catch (error) {
      return offlineResponse(network.recordError(error));
    }
  };
}
export type BackendProxy = ReturnType<typeof createBackendProxy>;
