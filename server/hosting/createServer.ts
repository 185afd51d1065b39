import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { safeError } from '../safeError.ts';
import { addErrorHandlers } from './errors.ts';

/** Removes query values from a URL for the log: they may be tokens, codes or form input. */
const redactQueryValues = (url: string) => url.replace(/([?&][^=&]+)=[^&]*/g, '$1=…');

const isRequestId = /^[\w-]{8,64}$/;

export interface ServerLimits {
  /** Addresses and networks whose X-Forwarded headers are trusted. */
  trustedProxies?: readonly string[];
  /** Milliseconds until a request with its body must have arrived completely. */
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
    // X-Forwarded headers of all other peers are client input and ignored.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: (request) => {
      const requestId = request.headers['x-request-id'];
      return typeof requestId === 'string' && isRequestId.test(requestId) ? requestId : randomUUID();
    },
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    keepAliveTimeout: 5000,
    requestTimeout: requestTimeoutMs,
    // Longer than the slowest response takes to start; a player resumes a paused film with a range request.
    connectionTimeout: connectionTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(15_000, requestTimeoutMs),
      connectionsCheckingInterval: limits.timeoutCheckMs ?? 5000,
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  warnAboutUntrustedProxy(app);
  addErrorHandlers(app);
  return app;
}

/** Behind a proxy that TRUSTED_PROXIES omits, all shoppers share one IP address, so the log warns the operator once. */
function warnAboutUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    const peer = request.socket.remoteAddress ?? '';
    if (hasWarned || !request.headers['x-forwarded-for'] || request.ip !== peer) return;
    hasWarned = true;
    app.log.warn({ peer }, 'X-Forwarded headers are ignored: TRUSTED_PROXIES does not name this peer');
  });
}
