import type { AnyEndpoint } from '../../contract/endpoint.ts';
import type { CallInput } from './step.ts';

/** The proxy of the storefront rejects larger bodies (502). */
export const MAX_BYTES = 5_000_000;

/** One request and its response. body: undefined unless the response is JSON. error: why there is no response. */
export interface Exchange {
  method: string;
  /** Path with its query, below the base URL. */
  path: string;
  input: CallInput;
  status: number;
  headers: Headers;
  body: unknown;
  isJson: boolean;
  bytes: number;
  milliseconds: number;
  error?: string;
}

export interface ClientOptions {
  /** Base URL of the API, without a trailing slash. */
  base: string;
  /** Accept-Language */
  language: string;
  /** Host of the shop, sent as X-Forwarded-Host like the storefront's proxy does. */
  host?: string;
  /** Maximum milliseconds of one request. */
  timeoutMs: number;
}

function pathOf({ path }: AnyEndpoint, { params = {}, query = {} }: CallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Reads at most MAX_BYTES, so that an endless body can't exhaust the memory. */
async function readBody(response: Response): Promise<{ text: string; bytes: number }> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) break;
    text += decoder.decode(chunk, { stream: true });
  }
  return { text, bytes };
}

function parse(text: string): { body: unknown; isParsed: boolean } {
  try {
    return { body: JSON.parse(text), isParsed: true };
  } catch {
    return { body: undefined, isParsed: false };
  }
}

/** Sends requests like the storefront: with one cookie jar, and one CSRF token from the session. */
export class Client {
  private readonly cookies = new Map<string, string>();
  csrfToken = '';

  constructor(private readonly options: ClientOptions) {}

  /** A new browser, without cookies, for the same backend. */
  newBrowser = () => new Client(this.options);

  private headersOf(needsToken: boolean, hasBody: boolean): Record<string, string> {
    const { host, language } = this.options;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      accept: 'application/json',
      'accept-language': language,
      ...(host ? { 'x-forwarded-host': host } : {}),
      ...(cookie ? { cookie } : {}),
      ...(needsToken && this.csrfToken ? { 'x-csrf-token': this.csrfToken } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
  }

  private storeCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /;\s*max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** Never rejects: an exchange without a response has status 0 and an error. */
  async call(
    endpoint: AnyEndpoint,
    input: CallInput,
    extraHeaders: Record<string, string> = {},
  ): Promise<Exchange> {
    const { base, timeoutMs } = this.options;
    const { method } = endpoint;
    const path = pathOf(endpoint, input);
    const hasBody = input.body !== undefined;
    const needsToken = method !== 'GET' || endpoint.isWritingRead === true;
    const request = { method, path, input };
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...this.headersOf(needsToken, hasBody), ...extraHeaders },
        ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
      });
      this.storeCookies(response.headers);
      const { text, bytes } = await readBody(response);
      const { body, isParsed } = parse(text);
      const { status, headers } = response;
      const isJson = isParsed && /^application\/(.+\+)?json/.test(headers.get('content-type') ?? '');
      return { ...request, status, headers, body, isJson, bytes, milliseconds: elapsed() };
    } catch (error) {
      const { name, message, cause } = error as Error;
      const reason = name === 'TimeoutError' ? `no response in ${timeoutMs} ms` : message;
      const detail = cause instanceof Error ? `${reason}: ${cause.message}` : reason;
      const nothing = { status: 0, headers: new Headers(), body: undefined, isJson: false, bytes: 0 };
      return { ...request, ...nothing, milliseconds: elapsed(), error: detail };
    }
  }
}
