import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { safeError } from '../logging/safeError.ts';
import { addBoundedJsonParser } from '../network/boundedJson.ts';
import { errorBodyOf, publicCodeOf } from '../network/errorBodyOf.ts';
import { sendBadAddress, wantsPage } from './requests/badAddress.ts';
import { isDecodable, undecodableTarget } from './requests/checkRequests.ts';
import { answerClientError } from './requests/clientErrors.ts';

const isApiRequest = ({ url }: FastifyRequest) =>
  /^\/(api|kiosk-service|desk\/api)(\/|$)/.test(url.split('?')[0] ?? '');

function sendError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // A 416 response states the file's size in Content-Range (RFC 9110 §15.5.17).
  if (error.headers) void reply.headers(error.headers);
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const text = status >= 500 ? 'Something went wrong. Please try again.' : error.message;
  void reply.code(status).header('cache-control', 'no-store');
  if (isApiRequest(request)) return reply.send(errorBodyOf(publicCodeOf(status, error.code), text));
  if (status === 400 && wantsPage(request)) return sendBadAddress(request, reply);
  return reply.type('text/plain; charset=utf-8').send(text);
}

/** Handles errors that the router raises before any hook runs, such as a parameter that is too long. */
function sendRouterError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-content-type-options', 'nosniff');
  const status = error.statusCode ?? 400;
  // The router's own message contains the address.
  const safe = Object.assign(new Error('The address is not valid.'), {
    statusCode: status,
    code: 'bad_target',
  });
  sendError({ ...safe, name: safe.name, message: safe.message }, request, reply);
}

/** Responses for unknown routes and unexpected errors: JSON for API requests, plain text otherwise, never a stack trace. */
function addErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).header('cache-control', 'no-store');
    if (isApiRequest(request))
      return reply.send(errorBodyOf('not_found', 'There is nothing at this address.'));
    return reply.type('text/plain; charset=utf-8').send('Not found');
  });

  app.setErrorHandler(sendError);
}

/** Removes query values from a URL for the log: they may be tokens, codes or form input. */
const redactQueryValues = (url: string) => url.replace(/([?&][^=&?]+)=[^&]*/g, '$1=…');

/** Maximum body size of a request. Routes that accept more set their own limit: uploads, reports of kiosks, batches of events. */
const LARGEST_BODY = 128 * 1024;

/** Routes have no JSON schemas, so Fastify never loads its schema compilers, which makes the start 0.1 s faster. */
const rejectSchema = () => (): never => {
  throw new Error('A route has a JSON schema. Requests are parsed by the zod schemas of the contract.');
};

const isRequestId = /^[\w-]{8,64}$/;

export interface ServerLimits {
  /** Addresses and networks whose X-Forwarded headers are trusted. */
  trustedProxies?: readonly string[];
  /** Milliseconds within which a request including its body must arrive. */
  requestTimeoutMs?: number;
  /** Milliseconds until a connection without traffic is closed. */
  connectionTimeoutMs?: number;
  /** Interval of the check for late requests, in milliseconds. */
  timeoutCheckMs?: number;
}

/**
 * Creates a server without routes: a JSON log without secrets, a request id, one body shape for all errors.
 * log: receives one JSON object per line; standard error by default
 */
export function createServer(
  logLevel: string,
  log: { write(line: string): void } = process.stderr,
  limits: ServerLimits = {},
): FastifyInstance {
  const { trustedProxies = [], requestTimeoutMs = 30_000, connectionTimeoutMs = 120_000 } = limits;
  const app = fastify({
    logger: {
      level: logLevel,
      stream: log,
      redact: ['req.headers', '*.passcode', '*.token', '*.password', '*.authorization', '*.cookie'],
      serializers: {
        err: safeError,
        error: safeError,
        req: (request) => ({
          method: request.method,
          url: redactQueryValues(request.url ?? ''),
          host: request.host,
        }),
      },
    },
    // X-Forwarded-For and -Proto from any other peer are client input and ignored; X-Forwarded-Host is ignored from all peers.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: (request) => {
      const requestId = request.headers['x-request-id'];
      return typeof requestId === 'string' && isRequestId.test(requestId) ? requestId : randomUUID();
    },
    schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
    clientErrorHandler(error, socket) {
      answerClientError(app.log, error, socket);
    },
    frameworkErrors: sendRouterError,
    bodyLimit: LARGEST_BODY,
    // The router rejects longer parameters before any hook runs. Node limits the request line, and each parameter's schema its length.
    routerOptions: { maxParamLength: 65_536, ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : undecodableTarget(url)),
    forceCloseConnections: 'idle',
    keepAliveTimeout: 5000,
    requestTimeout: requestTimeoutMs,
    // Longer than the slowest response takes to start. A player resumes a paused film with a range request.
    connectionTimeout: connectionTimeoutMs,
    http: {
      // Node rejects such a request with an empty body, whereas checkRequests explains the error.
      requireHostHeader: false,
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(15_000, requestTimeoutMs),
      connectionsCheckingInterval: limits.timeoutCheckMs ?? 5000,
    },
  });
  app.addHook('onRequest', async ({ raw }) => {
    // Proxies forward the client's header unless configured otherwise, and shared caches use only Host as their key.
    delete raw.headers['x-forwarded-host'];
  });
  app.addHook('onRequest', async (request, reply) => {
    // A first page loads about 20 build files, which need no request ids in the log. Omitting the header saves a phone 1 kB.
    if (!request.url.startsWith('/assets/')) void reply.header('x-request-id', request.id);
  });
  addBoundedJsonParser(app);
  warnAboutUntrustedProxy(app);
  addErrorHandlers(app);
  return app;
}

/** Behind a proxy missing from TRUSTED_PROXIES, all shoppers share one IP address, so the log warns the operator once. */
function warnAboutUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    const peer = request.socket.remoteAddress ?? '';
    if (hasWarned || !request.headers['x-forwarded-for'] || request.ip !== peer) return;
    hasWarned = true;
    app.log.warn({ peer }, 'X-Forwarded headers are ignored because this peer is not in TRUSTED_PROXIES');
  });
}

/** Compresses dynamic responses (pages, JSON) at a fast level; static files are compressed at build time. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    // Smaller bodies are compressed synchronously, without a stream.
    syncThreshold: 16_384,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  });
}

/** Adds `Vary: Accept-Language` below a prefix, because the responses of one URL differ by language. */
export function varyByLanguage(app: FastifyInstance, prefix: string): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith(prefix)) return;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary ? `${String(vary)}, accept-language` : 'accept-language');
  });
}
