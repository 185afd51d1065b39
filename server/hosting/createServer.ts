import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { addErrorAnswers } from './errors.ts';

/** Query values a log must not keep: tokens, codes, addresses typed into a form. */
const withoutValues = (url: string) => url.replace(/([?&][^=&]+)=[^&]*/g, '$1=…');

const isRequestId = /^[\w-]{8,64}$/;

/**
 * An empty server: a JSON log without secrets, an id for every request, one shape for every error.
 * log: where the log goes, one JSON object a line; standard error unless given.
 */
export function createServer(
  logLevel: string,
  log: { write(line: string): void } = process.stderr,
): FastifyInstance {
  const app = fastify({
    logger: {
      level: logLevel,
      stream: log,
      redact: ['req.headers', '*.passcode', '*.token', '*.password', '*.authorization', '*.cookie'],
      serializers: {
        req: (request) => ({
          method: request.method,
          url: withoutValues(request.url ?? ''),
          host: request.host,
        }),
      },
    },
    // A proxy in front, on this machine or this network, tells who asks and whether by https.
    trustProxy: 'loopback, linklocal, uniquelocal',
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && isRequestId.test(given) ? given : randomUUID();
    },
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    keepAliveTimeout: 5000,
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  addErrorAnswers(app);
  return app;
}
