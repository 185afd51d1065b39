import { gunzipSync } from 'node:zlib';
import { vi } from 'vitest';

/** A request as the network sees it. */
export interface SentRequest {
  method: string;
  /** Path and query below the origin of the page; the whole URL for another origin. */
  url: string;
  headers: Headers;
  /** Without compression; '' without a body, and until it has been read. */
  text: string;
  keepalive: boolean;
  credentials: RequestCredentials;
}

/** What the network answers; null: it fails; undefined: it never answers. */
export type Respond = (request: SentRequest) => Response | null | undefined | Promise<Response | null>;

/** Simulates the network below the HTTP client. Returns all requests so far. */
export function stubFetch(respond: Respond): SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { method, headers, keepalive, credentials, signal } = request;
    const origin = new URL('/', globalThis.location?.href ?? 'http://localhost/').origin;
    const url = request.url.startsWith(`${origin}/`) ? request.url.slice(origin.length) : request.url;
    const sent = { method, url, headers, text: '', keepalive, credentials };
    requests.push(sent);
    const body = Buffer.from(await request.arrayBuffer());
    sent.text = String(headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body);
    const response = await respond(sent);
    if (response === null) throw new TypeError('Failed to fetch');
    if (response) return response;
    return new Promise<Response>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  return requests;
}
