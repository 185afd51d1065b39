import { backoff } from '@contract/backoff';
import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';

interface ReadConfig extends InternalAxiosRequestConfig {
  /** How often the request was repeated. */
  retry?: number;
}

const RETRIES = 2;
const BASE_MS = 300;
/** If the backend asks for a longer pause, the request is not retried here, only by repeatQueries. */
const MAX_RETRY_AFTER_MS = 5000;

/** A timeout is not retried: the shopper has waited long enough. 501: the backend does not implement the call. */
function isTransient({ response, code }: AxiosError): boolean {
  if (response) return response.status >= 500 && response.status !== 501;
  return code !== AxiosError.ETIMEDOUT && code !== AxiosError.ERR_CANCELED;
}

/** Parses Retry-After, in seconds or as a date. Returns milliseconds from now; null when absent or invalid. */
export function parseRetryAfter(header: unknown): number | null {
  if (typeof header !== 'string' || header === '') return null;
  const seconds = Number(header);
  const delayMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(delayMs) ? Math.max(0, delayMs) : null;
}

/** Half of the backoff is random, so that many browsers do not return at the same moment. */
const backoffMs = (retry: number) =>
  backoff(retry + 1, { first: BASE_MS, longest: MAX_RETRY_AFTER_MS }) * (0.5 + Math.random() / 2);

/** Resolves after ms, or at once when the signal aborts. */
const wait = (ms: number, signal: ReadConfig['signal']) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener?.('abort', finish);
  });

/**
 * Retries a GET request of this client, at most twice, after a network error or a 5xx (docs/spec/19 §5). An offline device gets the error
 * immediately, because cached content is shown then.
 */
export function retryReads(client: AxiosInstance): void {
  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const config: ReadConfig | undefined = error.config;
    if (config?.method !== 'get' || !isTransient(error)) throw error;
    const { retry = 0, signal } = config;
    const pause = parseRetryAfter(error.response?.headers['retry-after']) ?? 0;
    const isOffline = globalThis.navigator?.onLine === false;
    if (retry === RETRIES || isOffline || pause > MAX_RETRY_AFTER_MS) throw error;
    await wait(Math.max(pause, backoffMs(retry)), signal);
    if (signal?.aborted) throw error;
    const repeated: ReadConfig = { ...config, retry: retry + 1 };
    return client.request(repeated);
  });
}
