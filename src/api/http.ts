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

/** JSON, or the text of a body that is none. */
function parseBody(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return parseJson(data);
  } catch {
    return data;
  }
}

/**
 * The HTTP client of shop, kiosk and desk. It rejects with an AxiosError; toApiError says what to show. The shop's API
 * (browserTransport) and the desk's (desk/deskApi.ts) add interceptors to clients that they create from this one.
 */
export const http = axios.create({
  adapter: 'fetch',
  withCredentials: true,
  withXSRFToken: false,
  timeout: 20_000,
  // Otherwise axios names itself, and Firefox sends that name instead.
  headers: { 'User-Agent': false },
  paramsSerializer: { indexes: null },
  transformRequest: [
    ...[axios.defaults.transformRequest ?? []].flat(),
    (body, headers) => {
      // Otherwise axios calls an empty body a form.
      if (body === undefined) headers.setContentType(false);
      return body;
    },
  ],
  responseType: 'text',
  transformResponse: parseBody,
});

/** The response of a request that failed. Undefined: there was none. */
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
  /** When it was sent, by performance.now(). Undefined: it was not. */
  sentAt?: number;
  traceId?: string;
  csrfToken?: string | null;
  /** Whether it has been refused before. */
  isRepeated?: boolean;
  /** Whether the service worker answers it with a copy, if it has one. */
  prefersCopy?: boolean;
  isSessionKept?: boolean;
}

/** Sends a refused request again, for an interceptor. Rejects with its error when this has happened before. */
export function repeatOnce(client: AxiosInstance, error: unknown): Promise<AxiosResponse> {
  const config: Attempt | undefined = isAxiosError(error) ? error.config : undefined;
  if (!config || config.isRepeated) throw error;
  const repeated: Attempt = { ...config, isRepeated: true };
  return client.request(repeated);
}

export interface TransportOptions {
  /** Below this URL are the calls of the contract. */
  baseURL?: string;
  /** Reads the session before any other call. A PHP backend would start one session for each of several first calls. */
  isSessionFirst?: boolean;
  /**
   * Whether public data may now come from the service worker's copies, so that the start of a page does not wait for the network.
   * What is a copy is then read from the shop (repeatQueries.ts).
   */
  prefersCopies?: () => boolean;
  /** Notified of each attempt. */
  tracker?: Tracker;
}

const SESSION_PATH = '/customers/self/session';
/** The other calls of a visit wait this long for its first session at most. */
const SESSION_WAIT_MS = 5000;
/** A page of the service worker belongs to a returning visitor, whose cookie exists and whose network may be dead. */
const RETURNING_WAIT_MS = 1500;

const isSessionRead = ({ method, url }: Attempt) => method === 'get' && url === SESSION_PATH;

/** Writes, and the read that opens an attempt at a payment provider (docs/spec/13 §10). */
const needsToken = ({ method, url = '' }: Attempt) =>
  method !== 'get' || /^\/cart\/[^/]+\/checkoutinfo$/.test(url);

/** Reports each attempt, with the trace of a monitored session. */
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
    // Another server would have to permit the header by CORS, and learn of the shopper's path through the shop.
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

/** The failure of a request that was not sent, because the session could not be read. */
const notSent = ({ status, body }: ApiResponse) =>
  new AxiosError('no session', undefined, undefined, undefined, { status, data: body } as AxiosResponse);

const areCookiesEnabled = () => globalThis.navigator?.cookieEnabled !== false;

const isUnavailable = ({ status }: ApiResponse) => status === 0 || status === 429 || status >= 500;

/**
 * Whether a response says that this backend has no CSRF token: it lacks the session's route, or its session has none. A
 * refusal, or a page of HTML in place of the session, says nothing about the token.
 */
const isWithoutToken = ({ status, body }: ApiResponse) =>
  [404, 405, 501].includes(status) || (status >= 200 && status <= 299 && typeof body === 'object');

/**
 * Reads the session before the first call, sends its CSRF token with writes (docs/spec/19 §1), and repeats a refused write
 * once with the token of a newer session. Returns what reads the session.
 */
function addSession(shop: AxiosInstance, isSessionFirst: boolean): () => Promise<ApiResponse> {
  let token: string | null = null;
  let pendingSession: Promise<ApiResponse> | null = null;
  let firstSession: Promise<unknown> | null = isSessionFirst ? null : Promise.resolve();

  /** Concurrent callers share one request: two first requests would create two sessions, and only the later cookie survives. */
  function readSession(): Promise<ApiResponse> {
    pendingSession ??= toResponse(shop.get(SESSION_PATH)).finally(() => {
      pendingSession = null;
    });
    return pendingSession;
  }

  /** Tabs that open at the same time take turns, so that the second one sends the cookie of the first. */
  function openSession(): Promise<unknown> {
    const session = withLock('session', readSession);
    const wait = globalThis.navigator?.serviceWorker?.controller ? RETURNING_WAIT_MS : SESSION_WAIT_MS;
    return Promise.race([session, new Promise((resolve) => setTimeout(resolve, wait))]);
  }

  /**
   * A write never goes without the token because the session could not be read: it would fail with a CSRF error, which tells
   * the shopper nothing. 502 lets a write that may wait be repeated (writeQueue.ts).
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

  /** A browser that keeps the session's cookie gets the same token twice. */
  async function isSessionKept(): Promise<boolean> {
    const before = token;
    await readSession();
    return token === before && areCookiesEnabled();
  }

  shop.interceptors.response.use(
    (response) => {
      // Removed from the body: the token stays in this module and never reaches the Redux store.
      token = takeCsrfToken(response.data) ?? token;
      const config: Attempt = response.config;
      // An accepted token proves the session. Without tokens the writes of a browser without cookies succeed too, each in a new session.
      if (needsToken(config)) config.isSessionKept = Boolean(config.csrfToken) || areCookiesEnabled();
      return response;
    },
    async (error: AxiosError) => {
      const config: Attempt | undefined = error.config;
      // Backends word a rejected CSRF token differently. A 403 for another reason leaves the token as it is.
      if (!config || !needsToken(config) || error.response?.status !== 403) throw error;
      if (config.isRepeated) {
        // Refused with the token of a session that has just begun: the browser does not send its cookie.
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
    const { method, path, template, query, body, signal, queue, idempotencyKey } = request;
    if (method === 'GET' && path === SESSION_PATH) return readSession();
    const isCopyPreferred = prefersCopy(request);
    const config = {
      method,
      url: path,
      template,
      params: query,
      data: body,
      signal,
      headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
      prefersCopy: isCopyPreferred,
      fetchOptions: {
        // An optimistic update is already visible, so its request completes even when the page is left.
        keepalive: method !== 'GET' && queue !== undefined,
        cache: isCopyPreferred ? 'force-cache' : 'default',
      },
    };
    return toResponse(shop.request(config));
  };
}
