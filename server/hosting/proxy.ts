import { pipeline, type Readable, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/errors.ts';
import { placeOrder } from '../../contract/order.ts';
import { goToPaypalStandard } from '../../contract/paymentEndpoints.ts';
import { isPublicRead } from '../../contract/publicReads.ts';
import { message } from '../backend/messages/message.ts';
import { preferredLanguage } from '../backend/tenant/language.ts';
import { parseBoundedJson } from '../network/boundedJson.ts';
import { errorBodyOf } from '../network/errorBodyOf.ts';
import { hostNameOf } from '../network/hostNames.ts';
import { traceHeaders } from '../telemetry/telemetry.ts';
import { boundedStream } from './boundedBody.ts';

const domainOf = (cookie: string) =>
  /;\s*domain=([^;]*)/i.exec(cookie)?.[1]?.trim().replace(/^\./, '').toLowerCase();

const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`);

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Base paths of the calls on both servers, without a trailing slash: /shop/rest at the upstream server, /api/rest here. */
interface CallPaths {
  upstream: string;
  here: string;
}

/** Translates the Path of an upstream cookie to this server: it covers all calls, or those below the path. */
function cookiePathHere(path: string, { upstream, here }: CallPaths): string {
  const folder = path.replace(/\/+$/, '');
  if (folder === '') return path;
  if (isBelow(upstream, folder)) return here;
  return isBelow(folder, upstream) ? here + folder.slice(upstream.length) : path;
}

/**
 * Rewrites Set-Cookie headers of the upstream server for this host. The Domain attribute is removed when it matches the upstream's or this
 * host's domain. A cookie for any other domain is dropped, as a browser would do. Hand-written, because no dependency rewrites the Domain
 * attribute.
 * hosts: names of both servers, without port
 */
const rewriteCookies = (cookies: readonly string[], hosts: readonly string[], paths: CallPaths): string[] =>
  cookies.flatMap((cookie) => {
    const domain = domainOf(cookie);
    if (domain && !hosts.some((host) => isWithin(host, domain))) return [];
    return [
      cookie
        .replace(/;\s*domain=[^;]*/gi, '')
        .replace(
          /(;\s*path=)([^;\s]*)/gi,
          (_, name: string, path: string) => name + cookiePathHere(path, paths),
        ),
    ];
  });

/**
 * Request headers that are forwarded. This server sets all others itself, such as the addresses in X-Real-IP and CF-Connecting-IP, by which
 * a backend may distinguish shoppers.
 */
const requestHeaders = new Set([
  'accept',
  'accept-language',
  'api-key',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'user-agent',
  'x-csrf-token',
  'x-requested-with',
]);

/**
 * Response headers that are forwarded. A backend must not set policies, reporting, alternative services or sign-in dialogs for the shop's
 * host.
 */
const responseHeaders = new Set([
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'set-cookie',
  'vary',
]);

const only = <T>(headers: Record<string, T>, allowed: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => allowed.has(name.toLowerCase())));

const maxBytes = 5_000_000;

/** Milliseconds that the upstream server may take to respond. */
const defaultTimeouts = {
  request: 15_000,
  /**
   * An order is processed to the end even if the client has gone, so it gets more time. Shorter than this server's connection timeout
   * (createServer.ts), so that the browser receives the 502.
   */
  order: 110_000,
};

export interface ProxyOptions {
  /** Path prefix at this server: /api/rest */
  prefix: string;
  /** Base URL of the upstream server, including its path. */
  upstream: string;
  timeouts?: typeof defaultTimeouts;
}

/** Body that replaces any unusable response, in the contract's error shape and the request's language. */
function unavailableBody({ headers }: FastifyRequest): ErrorBody {
  const language = preferredLanguage(headers['accept-language']);
  return errorBodyOf('backend_unavailable', message(language, 'backendUnavailable'));
}

/** Headers that redirect a browser; only the PayPal endpoint keeps its Location. */
const redirectHeaders = ['location', 'refresh', 'content-location'];
/** Headers that describe a replaced body, or would set cookies and cache entries for it. */
const bodyHeaders = [
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'cache-control',
  'set-cookie',
];

const isJson = (type: unknown) => typeof type === 'string' && /^application\/(.+\+)?json/.test(type);

const isWrite = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

/** The text if it is JSON; null for anything else, such as an HTML page. */
function jsonOf(text: string): string | null {
  try {
    parseBoundedJson(text);
    return text;
  } catch {
    return null;
  }
}

/** The only endpoint of the contract that redirects: to PayPal's payment page, always over https. */
const isPaymentRedirect = (path: string, status: number, location: unknown) =>
  path === goToPaypalStandard.path &&
  (status === 302 || status === 303) &&
  typeof location === 'string' &&
  location.startsWith('https://') &&
  URL.canParse(location);

const noMessages: ErrorBody = { messages: { error: [] } };

function sendBadGateway(reply: FastifyReply): void {
  for (const name of [...redirectHeaders, ...bodyHeaders]) void reply.removeHeader(name);
  void reply.code(502).header('cache-control', 'no-store');
  void reply.type('application/json').send(unavailableBody(reply.request));
}

const isPublicTarget = (url: string, prefix: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  return isPublicRead(pathname.slice(prefix.length), searchParams.keys());
};

const SHOP_PREFIX = '/api/rest';

const decoders: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/** Whether a response has a body to decode: any may declare the encoding that a body would have (RFC 9110 §9.3.2). */
const hasBody = (method: string, status: number, length: unknown) =>
  method !== 'HEAD' && status !== 204 && status !== 304 && length !== '0';

/**
 * Sends a body whose content type is not JSON. PHP sends JSON as text/html by default; such a body is forwarded as JSON. Any other body is
 * dropped: a 4xx or a successful write retains its status, everything else becomes a 502.
 */
async function sendUntyped(request: FastifyRequest, reply: FastifyReply, status: number, body: Readable) {
  const json = await text(body).then(jsonOf, () => null);
  const isRefusal = status >= 400 && status < 500;
  if (json === null && !isRefusal && !(status < 300 && isWrite(request))) return sendBadGateway(reply);
  for (const name of [...redirectHeaders, 'content-length', 'content-encoding', 'etag', 'last-modified'])
    void reply.removeHeader(name);
  return reply.type('application/json').send(json ?? (isRefusal ? noMessages : 'null'));
}

/**
 * Forwards requests to another server. A timeout, a redirect, a body above 5 MB or an HTML page instead of data becomes
 * a 502 with a JSON body.
 */
export async function proxy(
  app: FastifyInstance,
  { prefix, upstream, timeouts = defaultTimeouts }: ProxyOptions,
): Promise<void> {
  const { origin, pathname, hostname } = new URL(upstream);
  const paths: CallPaths = { upstream: pathname.replace(/\/+$/, ''), here: prefix };
  const { default: httpProxy } = await import('@fastify/http-proxy');
  const proxyOptions = (path: string, timeoutMs: number): FastifyHttpProxyOptions => ({
    upstream: origin,
    prefix: prefix + path,
    rewritePrefix: paths.upstream + path,
    undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: 5000 } },
    replyOptions: {
      // Disabled, because the default retries a read ten times while the upstream server is in maintenance (503).
      retryDelay: () => null,
      // The upstream server trusts these headers, so values sent by the browser are replaced.
      rewriteRequestHeaders: ({ host, ip, protocol, id }, headers) => ({
        ...only(headers, requestHeaders),
        'accept-encoding': [...decoders.keys()].join(', '),
        'x-forwarded-host': host,
        'x-forwarded-for': ip,
        'x-forwarded-proto': protocol,
        'x-request-id': String(id),
        ...traceHeaders(),
      }),
      rewriteHeaders: (received, request) => {
        const headers = only(received, responseHeaders);
        // Public reads may be cached as the backend specifies; a shopper's data never. Without a specification a public read is not
        // private, so that the service worker can store it for offline use.
        if (prefix === SHOP_PREFIX) {
          if (!isPublicTarget(request?.url ?? '', prefix)) headers['cache-control'] = 'private, no-store';
          headers['cache-control'] ??= 'no-cache';
        }
        const cookies = headers['set-cookie'];
        if (!cookies) return headers;
        // Not `private`, so that the service worker can store public data of a backend that renews its cookie with each response.
        if (!headers['cache-control']?.includes('private')) headers['cache-control'] = 'no-store';
        const hosts = [hostname, hostNameOf(request?.host ?? '') ?? ''];
        return { ...headers, 'set-cookie': rewriteCookies([cookies].flat(), hosts, paths) };
      },
      onResponse: (request, rawReply, upstreamResponse) => {
        const reply = rawReply as unknown as FastifyReply;
        const { statusCode, stream } = upstreamResponse as unknown as {
          statusCode: number;
          stream: Readable;
        };
        const path = request.url.split('?')[0]?.slice(prefix.length) ?? '';
        const encoding = String(reply.getHeader('content-encoding') ?? '').toLowerCase();
        const decoder = decoders.get(encoding);
        const isUnknownEncoding = encoding !== '' && encoding !== 'identity' && !decoder;
        // Bytes are counted after decompression, so that a small body can't exhaust a browser's memory. This server compresses the response
        // again.
        const body =
          decoder && hasBody(request.method, statusCode, reply.getHeader('content-length'))
            ? pipeline(stream, decoder(), boundedStream(maxBytes), () => {})
            : pipeline(stream, boundedStream(maxBytes), () => {});
        if (decoder) for (const name of ['content-encoding', 'content-length']) void reply.removeHeader(name);
        const isPayment = isPaymentRedirect(path, statusCode, reply.getHeader('location'));
        const isRedirect = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
        const isUsable = isJson(reply.getHeader('content-type')) || statusCode === 204 || statusCode === 304;
        const isTooLarge = isUnknownEncoding || Number(reply.getHeader('content-length') ?? 0) > maxBytes;
        if (!isUsable && !isPayment && !isRedirect && !isTooLarge)
          return void sendUntyped(request as unknown as FastifyRequest, reply, statusCode, body);
        if (isPayment || isRedirect || isTooLarge) {
          // The body is read completely so that the connection can be reused.
          body.resume();
          if (!isPayment) return sendBadGateway(reply);
          for (const name of ['content-length', 'content-encoding', 'content-type'])
            void reply.removeHeader(name);
          return void reply.send();
        }
        for (const name of redirectHeaders) void reply.removeHeader(name);
        // A body without Content-Length is aborted beyond the limit; its headers have already been sent.
        void reply.send(body);
      },
      onError: (reply, { error }) => {
        app.log.warn({ error, upstream: origin }, 'no response from upstream');
        sendBadGateway(reply as unknown as FastifyReply);
      },
    },
  });
  const forward = (path: string, timeoutMs: number) =>
    // Bodies are forwarded unparsed: the proxy plugin adds its own parsers and fails if ours is already registered.
    app.register(async (scope) => {
      scope.removeContentTypeParser('application/json');
      await scope.register(httpProxy, proxyOptions(path, timeoutMs));
    });
  await forward('', timeouts.request);
  if (prefix === SHOP_PREFIX) await forward(placeOrder.path, timeouts.order);
}
