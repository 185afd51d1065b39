import { ApiError, sqlStateOf } from './apiError.ts';
import { message } from './messages/message.ts';

const QUERY_CANCELED = '57014';
const DISK_FULL = '53100';

/** 507: the disk is nearly full, so writes are rejected while reads continue. */
export const diskFullError = (language: string) =>
  new ApiError(507, [{ code: 'diskFull', message: message(language, 'diskFull') }]);

/** 503: the request exceeded its time budget, in this process or in the database. */
export const busyError = (language: string) =>
  new ApiError(503, [{ code: 'busy', message: message(language, 'busy') }]);

/** Maps a query that failed for lack of time, connections or disk space to a response; null for any other failure. */
export function overloadErrorOf(error: Error, language: string): ApiError | null {
  const state = sqlStateOf(error);
  if (state === DISK_FULL) return diskFullError(language);
  const { message } = error.cause instanceof Error ? error.cause : error;
  // pg-pool reports a connection timeout without an error code.
  const isWaiting = /timeout exceeded when trying to connect|Query read timeout/.test(message);
  return state === QUERY_CANCELED || isWaiting ? busyError(language) : null;
}
