import type { ApiRequest, ApiResponse, Transport } from '@contract/transport';
import axios, { type AxiosError } from 'axios';

const SESSION_PATH = '/customers/self/session';
const TIMEOUT_MS = 20_000;
/** The adapter axios prefers, XMLHttpRequest, aborts when the page is left; fetch with keepalive does not. */
const KEEPALIVE = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

/** Removes the CSRF token from a session response: it stays in this module and never reaches the Redux store. */
function takeToken(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('customer_data' in body)) return null;
  const data = body.customer_data;
  if (typeof data !== 'object' || data === null || !('csrf_token' in data)) return null;
  const token = data.csrf_token;
  data.csrf_token = '';
  return typeof token === 'string' && token !== '' ? token : null;
}

const isCsrfRejection = (response: ApiResponse) =>
  response.status === 403 && JSON.stringify(response.body).includes('"csrf"');

/**
 * The transport of a browser: one axios instance with credentials, the language header and, on writes, the session's
 * CSRF header (docs/spec/19 §1). language: a locale code such as fr-CA.
 */
export function axiosTransport(language: string, baseURL = '/api/rest'): Transport {
  const http = axios.create({
    baseURL,
    withCredentials: true,
    timeout: TIMEOUT_MS,
    headers: { 'Accept-Language': language },
    paramsSerializer: { indexes: null },
  });
  let token: string | null = null;

  async function send(request: ApiRequest): Promise<ApiResponse> {
    try {
      const response = await http.request<unknown>({
        method: request.method,
        url: request.path,
        params: request.query,
        data: request.body,
        signal: request.signal,
        // An optimistic update is already visible, so its request completes even when the page is left.
        ...(request.queue && request.method !== 'GET' ? KEEPALIVE : {}),
        headers: {
          ...(request.method !== 'GET' && token ? { 'X-CSRF-Token': token } : {}),
          ...(request.idempotencyKey ? { 'Idempotency-Key': request.idempotencyKey } : {}),
        },
      });
      token = takeToken(response.data) ?? token;
      return { status: response.status, body: response.data };
    } catch (error) {
      const { response } = error as AxiosError;
      return { status: response?.status ?? 0, body: response?.data };
    }
  }

  let pendingSession: Promise<ApiResponse> | null = null;
  /** Concurrent callers share one request: two first requests would create two sessions, and only the later cookie survives. */
  function readSession(): Promise<ApiResponse> {
    pendingSession ??= send({ method: 'GET', path: SESSION_PATH }).finally(() => {
      pendingSession = null;
    });
    return pendingSession;
  }

  async function sendWithToken(request: ApiRequest): Promise<ApiResponse> {
    if (request.method === 'GET') return request.path === SESSION_PATH ? readSession() : send(request);
    const session = token === null ? await readSession() : null;
    // Without a session the write would fail with a CSRF error, which tells the shopper nothing.
    if (session?.status === 429) return session;
    const response = await send(request);
    if (!isCsrfRejection(response)) return response;
    token = null;
    const renewed = await readSession();
    return renewed.status === 429 ? renewed : send(request);
  }

  const queues = new Map<string, Promise<unknown>>();
  return (request) => {
    if (!request.queue) return sendWithToken(request);
    const response = (queues.get(request.queue) ?? Promise.resolve()).then(() => sendWithToken(request));
    queues.set(request.queue, response);
    return response;
  };
}
