import { type HttpRequest, type HttpResponse, parseBody, TIMEOUT_MS } from './httpRequest';

/** url with a query; an array repeats its name. */
function withQuery(url: string, query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values]
      .flat()
      .flatMap((value) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
  return pairs.length > 0 ? `${url}?${new URLSearchParams(pairs)}` : url;
}

/** Sends a request with the cookies of the shop. Never rejects. */
export async function sendByFetch(request: HttpRequest): Promise<HttpResponse> {
  const { method, url, query, body, headers, isKeptAlive, signal } = request;
  const stop = new AbortController();
  const abort = () => stop.abort();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    abort();
  }, TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(withQuery(url, query), {
      method,
      headers: {
        Accept: 'application/json, text/plain, */*',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'include',
      keepalive: isKeptAlive,
      signal: stop.signal,
    });
    return {
      status: response.status,
      body: parseBody(await response.text()),
      retryAfter: response.headers.get('retry-after') ?? undefined,
      isCached: response.headers.get('x-cached') === 'true',
    };
  } catch {
    return { status: 0, body: undefined, hasTimedOut, isCached: false };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
