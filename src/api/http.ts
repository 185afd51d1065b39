import { parseJson } from '@contract/parseJson';
import { isPublicRequest } from '@contract/publicReads';
import type { ApiRequest, ApiResponse, Transport } from '@contract/transport';
import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios';
import { traceContext } from '@/browser/sampling';
import type { Tracker } from '@/browser/tracker';
import { withLock } from '@/browser/withLock';
import { takeCsrfToken } from '@/lib/csrfToken';
import type { ApiError } from './apiError';
import { parseError } from './parseError';
import { retryReads } from './retryReads';

/** Parses JSON; returns any other body as text. */
function parseBody(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return parseJson(data);
  } catch {
    return data;
  }
}

/**
 * The HTTP client of shop, kiosk and desk. It rejects with an AxiosError, which toApiError converts for display. The shop's API
 * (browserTransport) and the desk's (desk/deskApi.ts) derive clients from this one and add interceptors.
 */
export const http = axios.create({
  adapter: 'fetch',
  withCredentials: true,
  withXSRFToken: false,
  timeout: 20_000,
  // By default axios sets its own User-Agent, which Firefox sends.
  headers: { 'User-Agent': false },
  paramsSerializer: { indexes: null },
  transformRequest: [
    ...[axios.defaults.transformRequest ?? []].flat(),
    (body, headers) => {
      // By default axios declares an empty body as a form.
      if (body === undefined) headers.setContentType(false);
      return body;
    },
  ],
  responseType: 'text',
  transformResponse: parseBody,
});

/** The response of a failed request; undefined if there was none. */
export const responseOf = (error: unknown): AxiosResponse<unknown> | undefined =>
  isAxiosError(error) ? error.response : undefined;

/** Why a request failed. */
export function toApiError(error: unknown): ApiError {
  const { status = 0, data } = responseOf(error) ?? {};
  return parseError({ status, body: data });
}

/** A request on its way through the interceptors. */
interface Attempt extends InternalAxiosRequestConfig {
  template?: string;
  /** When it was sent, by performance.now(); undefined if it was not. */
  sentAt?: number;
  traceId?: string;
  csrfToken?: string | null;
  /** Whether it has been rejected before. */
  isRepeated?: boolean;
  /** Whether the service worker may answer it from its cache. */
  prefersCopy?: boolean;
  isSessionKept?: boolean;
}

/** For an interceptor: sends a rejected request again. Rejects with its error if it has already been repeated. */
export function repeatOnce(client: AxiosInstance, error: unknown): Promise<AxiosResponse> {
  const config: Attempt | undefined = isAxiosError(error) ? error.config : undefined;
  if (!config || config.isRepeated) throw error;
  const repeated: Attempt = { ...config, isRepeated: true };
  return client.request(repeated);
}

export interface TransportOptions {
  /** The calls of the contract are below this URL. */
  baseURL?: string;
  /** Reads the session before any other call. A PHP backend would otherwise start a session for each of several parallel first calls. */
  isSessionFirst?: boolean;
  /**
   * Whether public data may come from the service worker's cache at the moment, so that the start of a page does not wait for the network.
   * Cached data is then read again from the shop (repeatQueries.ts).
   */
  prefersCopies?: () => boolean;
  /** Notified of each attempt. */
  tracker?: Tracker;
}

const SESSION_PATH = '/customers/self/session';
/** The maximum time that other calls wait for the first session of a visit. */
const SESSION_WAIT_MS = 5000;
/** Shorter if a service worker controls the page: a returning visitor already has a session cookie, and the network may be down. */
const RETURNING_WAIT_MS = 1500;

const isSessionRead = ({ method, url }: Attempt) => method === 'get' && url === SESSION_PATH;

/** True for writes, and for the read that starts an attempt at a payment provider (docs/spec/13 §10). */
const needsToken = ({ method, url = '' }: Attempt) =>
  method !== 'get' || /^\/cart\/[^/]+\/checkoutinfo$/.test(url);

/** Reports each attempt to analytics, with its trace id if the session is monitored. */
function reportCalls(shop: AxiosInstance, isOwnOrigin: boolean, tracker: Tracker): void {
  function report({ config, status }: { config?: Attempt; status: number }) {
    if (config?.sentAt === undefined) return;
    const { method = 'get', url = '', template = url.split('/', 2).join('/'), sentAt, traceId } = config;
    const ms = Math.round(performance.now() - sentAt);
    tracker.track({
      type: 'callCompleted',
      call: `${method.toUpperCase()} ${template}`,
      status,
      ms,
      traceId,
    });
  }
  shop.interceptors.request.use((config: Attempt) => {
    const trace = traceContext();
    // Another origin would have to allow the header by CORS, and would learn the shopper's path through the shop.
    if (trace && isOwnOrigin) config.headers.set('traceparent', trace.traceparent);
    config.traceId = trace?.traceId;
    config.sentAt = performance.now();
    return config;
  });
  shop.interceptors.response.use(
    (response) => {
      report(response);
      return response;
    },
    (error: AxiosError) => {
      report({ config: error.config, status: error.response?.status ?? 0 });
      throw error;
    },
  );
}

async function toResponse(sending: Promise<AxiosResponse<unknown>>): Promise<ApiResponse> {
  const response = await sending.catch(responseOf);
  if (!response) return { status: 0, body: undefined };
  const { status, data, headers = {} } = response;
  const { prefersCopy, isSessionKept, isRepeated: isSessionNew }: Partial<Attempt> = response.config ?? {};
  const copy = headers['x-cached'] !== 'true' ? undefined : prefersCopy ? 'wanted' : 'unwanted';
  return { status, body: data, copy, isSessionKept, isSessionNew };
}

/** The error of a request that was not sent, because the session could not be read. */
const notSent = ({ status, body }: ApiResponse) =>
  new AxiosError('no session', undefined, undefined, undefined, { status, data: body } as AxiosResponse);

const areCookiesEnabled = () => globalThis.navigator?.cookieEnabled !== false;

const isUnavailable = ({ status }: ApiResponse) => status === 0 || status === 429 || status >= 500;

/**
 * Whether a response shows that this backend has no CSRF token: it lacks the session's route, or its session has none. A rejection, or HTML
 * instead of a session, says nothing about the token.
 */
const isWithoutToken = ({ status, body }: ApiResponse) =>
  [404, 405, 501].includes(status) || (status >= 200 && status <= 299 && typeof body === 'object');

/**
 * Reads the session before the first call, sends its CSRF token with writes (docs/spec/19 §1), and repeats a rejected write once with the
 * token of a newer session. Returns the function that reads the session.
 */
function addSession(shop: AxiosInstance, isSessionFirst: boolean): () => Promise<ApiResponse> {
  let token: string | null = null;
  let pendingSession: Promise<ApiResponse> | null = null;
  let firstSession: Promise<unknown> | null = isSessionFirst ? null : Promise.resolve();

  /** Concurrent callers share one request: two first requests would create two sessions, and only the later cookie would survive. */
  function readSession(): Promise<ApiResponse> {
    pendingSession ??= toResponse(shop.get(SESSION_PATH)).finally(() => {
      pendingSession = null;
    });
    return pendingSession;
  }

  /** Tabs that open at the same time take turns, so that the second sends the cookie of the first. */
  function openSession(): Promise<unknown> {
    const session = withLock('session', readSession);
    const wait = globalThis.navigator?.serviceWorker?.controller ? RETURNING_WAIT_MS : SESSION_WAIT_MS;
    return Promise.race([session, new Promise((resolve) => setTimeout(resolve, wait))]);
  }

  /**
   * A write is never sent without the token just because the session could not be read: it would fail with a CSRF error, which means
   * nothing to the shopper. A 502 allows a delayable write to be repeated (writeQueue.ts).
   */
  async function requireToken(): Promise<void> {
    const session = await readSession();
    if (token === null && !isWithoutToken(session))
      throw notSent(isUnavailable(session) ? session : { status: 502, body: session.body });
  }

  shop.interceptors.request.use(async (config: Attempt) => {
    if (isSessionRead(config) || config.prefersCopy) return config;
    firstSession ??= openSession();
    await firstSession;
    if (!needsToken(config)) return config;
    if (token === null) await requireToken();
    config.csrfToken = token;
    if (token !== null) config.headers.set('X-CSRF-Token', token);
    return config;
  });

  /** A browser that stores the session cookie gets the same token twice. */
  async function isSessionKept(): Promise<boolean> {
    const before = token;
    await readSession();
    return token === before && areCookiesEnabled();
  }

  shop.interceptors.response.use(
    (response) => {
      // Removed from the body so that the token stays in this module and never reaches the Redux store.
      token = takeCsrfToken(response.data) ?? token;
      const config: Attempt = response.config;
      // An accepted token proves the session. On a backend without tokens, writes succeed even in a browser without cookies, each in a new
      // session, so the cookie setting decides.
      if (needsToken(config)) config.isSessionKept = Boolean(config.csrfToken) || areCookiesEnabled();
      return response;
    },
    async (error: AxiosError) => {
      const config: Attempt | undefined = error.config;
      // Backends word a rejected CSRF token differently, so every 403 is checked. A 403 for another reason leaves the token unchanged.
      if (!config || !needsToken(config) || error.response?.status !== 403) throw error;
      if (config.isRepeated) {
        // The token of a brand-new session was rejected too: the browser may not be sending its cookie.
        config.isSessionKept = await isSessionKept();
        throw error;
      }
      const renewed = await readSession();
      if (renewed.status === 429) throw notSent(renewed);
      if (token === config.csrfToken) throw error;
      return repeatOnce(shop, error);
    },
  );
  return readSession;
}

/** The transport of a browser: a client of the shop's API. language: a locale code such as fr-CA. */
export function browserTransport(
  language: string,
  {
    baseURL = '/api/rest',
    isSessionFirst = false,
    prefersCopies = () => false,
    tracker,
  }: TransportOptions = {},
): Transport {
  const prefersCopy = ({ method, path, query }: ApiRequest) =>
    prefersCopies() && method === 'GET' && isPublicRequest(path, query);
  const shop = http.create({ baseURL, headers: { 'Accept-Language': language } });
  if (tracker) reportCalls(shop, !/^(https?:)?\/\//.test(baseURL), tracker);
  const readSession = addSession(shop, isSessionFirst);
  retryReads(shop);

  return (request) => {
    const { method, path, template, query, body, signal, queue, idempotencyKey, timeoutMs } = request;
    if (method === 'GET' && path === SESSION_PATH) return readSession();
    const isCopyPreferred = prefersCopy(request);
    const config = {
      method,
      url: path,
      template,
      params: query,
      data: body,
      signal,
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
      headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
      prefersCopy: isCopyPreferred,
      fetchOptions: {
        // The optimistic update is already visible, so the request has to complete even when the page is left.
        keepalive: method !== 'GET' && queue !== undefined,
        cache: isCopyPreferred ? 'force-cache' : 'default',
      },
    };
    return toResponse(shop.request(config));
  };
}
