import type { FastifyError, FastifyInstance } from 'fastify';
import { safeError } from '../logging/safeError.ts';
import { errorBodyOf, publicCodeOf } from '../network/errorBodyOf.ts';
import {
  ApiError,
  codedError,
  databaseError,
  isDatabaseError,
  isDisconnected,
  LocalizedError,
  sqlStateOf,
  TooManyRequests,
} from './apiError.ts';
import { message } from './messages/message.ts';
import { preferredLanguage } from './tenant/language.ts';

const QUERY_CANCELED = '57014';
const DISK_FULL = '53100';

/** 507: the disk is nearly full, so writes are rejected while reads continue. */
export const diskFullError = (language: string) => codedError(507, 'diskFull', message(language, 'diskFull'));

/** 503: the request exceeded its time budget, in this process or in the database. */
export const busyError = (language: string) => codedError(503, 'busy', message(language, 'busy'));

/** Maps a query that failed because of a timeout, missing connections or disk space to a response; null for any other failure. */
function overloadErrorOf(error: Error, language: string): ApiError | null {
  const state = sqlStateOf(error);
  if (state === DISK_FULL) return diskFullError(language);
  const { message } = error.cause instanceof Error ? error.cause : error;
  // pg-pool reports a connection timeout without an error code.
  const isWaiting = /timeout exceeded when trying to connect|Query read timeout/.test(message);
  return state === QUERY_CANCELED || isWaiting ? busyError(language) : null;
}

/** Responds to every failure in the contract's error shape. Details for the operator go to the log only. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (error instanceof TooManyRequests) void reply.header('retry-after', error.retryAfter);
    const language = preferredLanguage(request.headers['accept-language']);
    if (error instanceof LocalizedError)
      return reply.code(error.status).send(error.inLanguage(language).body);
    if (error instanceof ApiError) return reply.code(error.status).send(error.body);
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status < 500)
      return reply.code(status).send(errorBodyOf(publicCodeOf(status, error.code), error.message));
    const overload = overloadErrorOf(error, language);
    if (overload) {
      request.log.error({ failure: safeError(error) }, 'overloaded');
      return reply.code(overload.status).send(overload.body);
    }
    if (isDatabaseError(error) || isDisconnected(error)) {
      request.log.error({ failure: safeError(error) }, 'query failed');
      // A restarting database is available again within seconds, so clients should retry.
      return reply.code(isDisconnected(error) ? 503 : 500).send(databaseError);
    }
    request.log.error({ failure: safeError(error) }, 'call failed');
    return reply.code(500).send(errorBodyOf('failed', 'Something went wrong. Please try again.'));
  });
}
