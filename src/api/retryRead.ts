import type { ApiResponse } from '@contract/transport';

/** A response with what decides whether the request is repeated. */
export interface ReadAttempt extends ApiResponse {
  /** The Retry-After header: seconds or an HTTP date. */
  retryAfter?: unknown;
  /** The shopper has waited for the timeout already, so the request is not repeated. */
  hasTimedOut?: boolean;
}

const RETRIES = 2;
const BASE_MS = 300;
/** A backend that asks for a longer pause gets it: the request is repeated by repeatQueries only. */
const MAX_RETRY_AFTER_MS = 5000;

/** 501: the backend does not know the call at all. */
const isTransient = ({ status, hasTimedOut }: ReadAttempt) =>
  (status === 0 && !hasTimedOut) || (status >= 500 && status !== 501);

function retryAfterMs(header: unknown): number {
  if (typeof header !== 'string' || header === '') return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** Half of the backoff is random, so that many browsers do not return at the same moment. */
const backoffMs = (retry: number) => BASE_MS * 2 ** retry * (0.5 + Math.random() / 2);

/** Resolves after ms, or at once when the signal aborts. */
const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener('abort', finish);
  });

/**
 * Sends a GET request, and twice more after a network error or a 5xx (docs/spec/19 §5). An offline device gets its error
 * at once, because cached content is shown then.
 */
export async function retryRead(
  send: () => Promise<ReadAttempt>,
  signal?: AbortSignal,
): Promise<ReadAttempt> {
  let response = await send();
  for (let retry = 0; retry < RETRIES && isTransient(response); retry += 1) {
    const pause = retryAfterMs(response.retryAfter);
    if (globalThis.navigator?.onLine === false || pause > MAX_RETRY_AFTER_MS) break;
    await wait(Math.max(pause, backoffMs(retry)), signal);
    if (signal?.aborted) break;
    response = await send();
  }
  return response;
}
