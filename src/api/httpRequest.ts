import { parseJson } from '@contract/parseJson';
import type { ApiRequest } from '@contract/transport';
import type { ReadAttempt } from './retryRead';

/** Milliseconds after which a request without a complete response fails. */
export const TIMEOUT_MS = 20_000;

/** A request of the contract as it is sent, by fetch or by axios. */
export interface HttpRequest extends Pick<ApiRequest, 'method' | 'query' | 'body' | 'signal'> {
  /** Without its query. */
  url: string;
  headers: Record<string, string>;
  /** Whether the request completes even when the page is left. */
  isKeptAlive: boolean;
}

/** A response; status 0 when there was none. */
export interface HttpResponse extends ReadAttempt {
  /** The service worker responded with a copy (scripts/web/workbox.ts). */
  isCached: boolean;
}

/** JSON, or the text of a body that is none. */
export function parseBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

export const isSuccess = ({ status }: Pick<HttpResponse, 'status'>): boolean =>
  status >= 200 && status <= 299;
