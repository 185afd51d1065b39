import type { ApiRequest, ApiResponse, Transport } from '@contract/transport';
import { takeCsrfToken } from '@/lib/csrfToken';
import { traceContext } from '@/lib/sampling';
import { track } from '@/lib/track';
import { withLock } from '@/lib/withLock';
import { type HttpRequest, type HttpResponse, isSuccess } from './httpRequest';
import { reportSession } from './keptSession';
import { type ReadAttempt, retryRead } from './retryRead';
import { sendByFetch } from './sendByFetch';
import { reportResponse } from './shopSilence';

const isUnavailable = ({ status }: ApiResponse) => status === 0 || status === 429 || status >= 500;

/**
 * Whether a response says that this backend has no CSRF token: it lacks the session's route, or its session has none. A
 * refusal, or a page of HTML in place of the session, says nothing about the token.
 */
const isWithoutToken = (session: ApiResponse) =>
  [404, 405, 501].includes(session.status) || (isSuccess(session) && typeof session.body === 'object');

const SESSION_PATH = '/customers/self/session';

/** The other calls of a visit wait this long for its first session at most. */
const SESSION_WAIT_MS = 5000;
/** A page of the service worker belongs to a returning visitor, whose cookie exists and whose network may be dead. */
const RETURNING_WAIT_MS = 1500;

export interface TransportOptions {
  /** Below this URL are the calls of the contract. */
  baseURL?: string;
  /** Reads the session before any other call. A PHP backend would start one session for each of several first calls. */
  isSessionFirst?: boolean;
}

/**
 * Reads, and writes that must leave with the page, are sent at once. Other writes wait for axios, which loads with the first
 * of them: no first page sends one. A browser remembers a failed import until the page is left, so fetch sends them then.
 */
async function sendHttp(request: HttpRequest): Promise<HttpResponse> {
  if (request.method === 'GET' || request.isKeptAlive) return sendByFetch(request);
  const loaded = await import('./sendByAxios').catch(() => null);
  return loaded ? loaded.sendByAxios(request) : sendByFetch(request);
}

/** Writes, and the read that opens an attempt at a payment provider (docs/spec/13 §10). */
const needsToken = ({ method, path }: ApiRequest) =>
  method !== 'GET' || /^\/cart\/[^/]+\/checkoutinfo$/.test(path);

/**
 * The transport of a browser: requests with credentials, the language header and, on writes, the session's CSRF header
 * (docs/spec/19 §1). language: a locale code such as fr-CA.
 */
export function browserTransport(
  language: string,
  { baseURL = '/api/rest', isSessionFirst = false }: TransportOptions = {},
): Transport {
  let token: string | null = null;
  // Another server would have to permit the header by CORS, and learn of the shopper's path through the shop.
  const isOwnOrigin = !/^(https?:)?\/\//.test(baseURL);

  async function sendOnce(request: ApiRequest): Promise<ReadAttempt> {
    const trace = traceContext();
    const sentAt = performance.now();
    const report = (status: number) =>
      track({
        type: 'callCompleted',
        call: `${request.method} ${request.template ?? request.path.split('/', 2).join('/')}`,
        status,
        ms: Math.round(performance.now() - sentAt),
        traceId: trace?.traceId,
      });
    const response = await sendHttp({
      ...request,
      url: baseURL + request.path,
      // An optimistic update is already visible, so its request completes even when the page is left.
      isKeptAlive: request.method !== 'GET' && request.queue !== undefined,
      headers: {
        'Accept-Language': language,
        ...(needsToken(request) && token ? { 'X-CSRF-Token': token } : {}),
        ...(trace && isOwnOrigin ? { traceparent: trace.traceparent } : {}),
        ...(request.idempotencyKey ? { 'Idempotency-Key': request.idempotencyKey } : {}),
      },
    });
    report(response.status);
    if (isSuccess(response)) {
      // Removed from the body: the token stays in this module and never reaches the Redux store.
      token = takeCsrfToken(response.body) ?? token;
      reportResponse(response.isCached);
    }
    return response;
  }

  async function send(request: ApiRequest): Promise<ApiResponse> {
    const { status, body } = await (request.method === 'GET'
      ? retryRead(() => sendOnce(request), request.signal)
      : sendOnce(request));
    return { status, body };
  }

  let pendingSession: Promise<ApiResponse> | null = null;
  /** Concurrent callers share one request: two first requests would create two sessions, and only the later cookie survives. */
  function readSession(): Promise<ApiResponse> {
    pendingSession ??= send({ method: 'GET', path: SESSION_PATH }).finally(() => {
      pendingSession = null;
    });
    return pendingSession;
  }

  let firstSession: Promise<unknown> | null = isSessionFirst ? null : Promise.resolve();
  /** Tabs that open at the same time take turns, so that the second one sends the cookie of the first. */
  function openSession(): Promise<unknown> {
    const session = withLock('session', readSession);
    const wait = globalThis.navigator?.serviceWorker?.controller ? RETURNING_WAIT_MS : SESSION_WAIT_MS;
    return Promise.race([session, new Promise((resolve) => setTimeout(resolve, wait))]);
  }

  async function sendWithToken(request: ApiRequest): Promise<ApiResponse> {
    if (!needsToken(request)) return request.path === SESSION_PATH ? readSession() : send(request);
    const session = token === null ? await readSession() : null;
    // A write never goes without the token because the session could not be read: it would fail with a CSRF error, which
    // tells the shopper nothing. 502 lets a write that may wait be repeated (writeQueue.ts).
    if (session && token === null && !isWithoutToken(session))
      return isUnavailable(session) ? session : { status: 502, body: session.body };
    const sentToken = token;
    const response = await send(request);
    // Backends word a rejected CSRF token differently. A 403 for another reason leaves the token as it is.
    if (response.status !== 403) {
      if (isSuccess(response)) reportSession(true);
      return response;
    }
    const renewed = await readSession();
    if (renewed.status === 429) return renewed;
    if (token === sentToken) return response;
    const repeated = await send(request);
    // Refused with the token of a session that has just begun: the browser does not send its cookie.
    if (repeated.status === 403) await checkSession();
    else if (isSuccess(repeated)) reportSession(true);
    return repeated;
  }

  /** A browser that keeps the session's cookie gets the same token twice. */
  async function checkSession(): Promise<void> {
    const before = token;
    await readSession();
    reportSession(token === before && globalThis.navigator?.cookieEnabled !== false);
  }

  async function sendAfterSession(request: ApiRequest): Promise<ApiResponse> {
    if (request.path !== SESSION_PATH || request.method !== 'GET') {
      firstSession ??= openSession();
      await firstSession;
    }
    return sendWithToken(request);
  }

  const queues = new Map<string, Promise<unknown>>();
  return (request) => {
    if (!request.queue) return sendAfterSession(request);
    const response = (queues.get(request.queue) ?? Promise.resolve()).then(() => sendAfterSession(request));
    queues.set(request.queue, response);
    return response;
  };
}
