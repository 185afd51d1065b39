import axios, { type AxiosError } from 'axios';
import type { ApiAnswer, ApiRequest, Transport } from './transport';

const SESSION_PATH = '/customers/self/session';
const TIMEOUT_MS = 20_000;
/** XMLHttpRequest, which axios prefers, ends with its page. */
const SENT_TO_THE_END = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

/** Takes the CSRF token out of a session answer: it is kept here and never reaches the store. */
function takeToken(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('customer_data' in body)) return null;
  const data = body.customer_data;
  if (typeof data !== 'object' || data === null || !('csrf_token' in data)) return null;
  const token = data.csrf_token;
  data.csrf_token = '';
  return typeof token === 'string' && token !== '' ? token : null;
}

const isCsrfRefusal = (answer: ApiAnswer) =>
  answer.status === 403 && JSON.stringify(answer.body).includes('"csrf"');

/**
 * The calls of a browser: one axios instance with credentials, the language header and, on writes, the session's
 * CSRF header (commerce specification §6 and §7). language: a locale code such as fr-CA.
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

  async function send(request: ApiRequest): Promise<ApiAnswer> {
    try {
      const answer = await http.request<unknown>({
        method: request.method,
        url: request.path,
        params: request.query,
        data: request.body,
        signal: request.signal,
        // What the page shows before it is answered is sent to the end, should the page be left meanwhile.
        ...(request.lane && request.method !== 'GET' ? SENT_TO_THE_END : {}),
        headers: {
          ...(request.method !== 'GET' && token ? { 'X-CSRF-Token': token } : {}),
          ...(request.idempotencyKey ? { 'Idempotency-Key': request.idempotencyKey } : {}),
        },
      });
      token = takeToken(answer.data) ?? token;
      return { status: answer.status, body: answer.data };
    } catch (error) {
      const answer = (error as AxiosError).response;
      return { status: answer?.status ?? 0, body: answer?.data };
    }
  }

  let sessionUnderWay: Promise<ApiAnswer> | null = null;
  /** Two first looks at once would begin two sessions, of which the browser keeps the later: whoever asks meanwhile shares the answer. */
  function readSession(): Promise<ApiAnswer> {
    sessionUnderWay ??= send({ method: 'GET', path: SESSION_PATH }).finally(() => {
      sessionUnderWay = null;
    });
    return sessionUnderWay;
  }

  async function sendWithToken(request: ApiRequest): Promise<ApiAnswer> {
    if (request.method === 'GET') return request.path === SESSION_PATH ? readSession() : send(request);
    if (token === null) await readSession();
    const answer = await send(request);
    if (!isCsrfRefusal(answer)) return answer;
    token = null;
    await readSession();
    return send(request);
  }

  const lanes = new Map<string, Promise<unknown>>();
  return (request) => {
    if (!request.lane) return sendWithToken(request);
    const turn = (lanes.get(request.lane) ?? Promise.resolve()).then(() => sendWithToken(request));
    lanes.set(request.lane, turn);
    return turn;
  };
}
