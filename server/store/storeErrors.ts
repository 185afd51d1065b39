import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorBody } from '../../src/api/contract/errors.ts';
import { ApiError, databaseError, isDatabaseError, sqlStateOf } from './apiError.ts';

const body = (code: string, message: string): ErrorBody => ({ messages: { error: [{ code, message }] } });

/** Which query failed and how; never what it carried, for that is the shopper's. */
const queryFault = (error: Error) => ({
  state: sqlStateOf(error),
  query: error instanceof DrizzleQueryError ? error.query : '',
  reason: error.cause instanceof Error ? error.cause.message : '',
});

/** Every failure of a call in the contract's shape; what only the operator may know goes to the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (error instanceof ApiError) return reply.code(error.status).send(error.body);
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status < 500) return reply.code(status).send(body(error.code, error.message));
    if (isDatabaseError(error)) {
      request.log.error(queryFault(error), 'query failed');
      return reply.code(500).send(databaseError);
    }
    request.log.error({ err: error }, 'call failed');
    return reply.code(500).send(body('failed', 'Something went wrong. Please try again.'));
  });
}
