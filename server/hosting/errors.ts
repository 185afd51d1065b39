import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../src/api/contract/errors.ts';

const body = (code: string, message: string): ErrorBody => ({ messages: { error: [{ code, message }] } });

const isCall = ({ url }: FastifyRequest) => /^\/(api|kiosk-service)(\/|$)/.test(url.split('?')[0] ?? '');

/** What no route answers, and what fails unforeseen: JSON for calls, a plain line for files; never a stack. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).header('cache-control', 'no-store');
    if (isCall(request)) return reply.send(body('not_found', 'There is nothing at this address.'));
    return reply.type('text/plain; charset=utf-8').send('Not found');
  });

  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    // A range beyond the end of a film tells the size of the film.
    if (error.headers) void reply.headers(error.headers);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const text = status >= 500 ? 'Something went wrong. Please try again.' : error.message;
    void reply.code(status).header('cache-control', 'no-store');
    if (isCall(request)) return reply.send(body(error.code ?? 'failed', text));
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
