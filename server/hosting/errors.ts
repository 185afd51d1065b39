import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/errors.ts';

const errorBody = (code: string, message: string): ErrorBody => ({
  messages: { error: [{ code, message }] },
});

const isApiRequest = ({ url }: FastifyRequest) =>
  /^\/(api|kiosk-service)(\/|$)/.test(url.split('?')[0] ?? '');

/** Responses for unknown routes and unexpected errors: JSON for API requests, plain text otherwise, never a stack. */
export function addErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).header('cache-control', 'no-store');
    if (isApiRequest(request)) return reply.send(errorBody('not_found', 'There is nothing at this address.'));
    return reply.type('text/plain; charset=utf-8').send('Not found');
  });

  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    // A 416 response states the file's size in Content-Range (RFC 9110 §15.5.17).
    if (error.headers) void reply.headers(error.headers);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const text = status >= 500 ? 'Something went wrong. Please try again.' : error.message;
    void reply.code(status).header('cache-control', 'no-store');
    if (isApiRequest(request)) return reply.send(errorBody(error.code ?? 'failed', text));
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
