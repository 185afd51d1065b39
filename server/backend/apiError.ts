import { DrizzleQueryError } from 'drizzle-orm';
import type { ErrorBody } from '../../contract/errors.ts';
import { type MessageKey, message } from './messages/message.ts';

/** An error response of the API. `messages` are shown to the shopper; `fields` maps form fields to their errors. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly messages: readonly (string | { code: string; message: string })[],
    readonly fields?: Record<string, string>,
  ) {
    super(messages.map((one) => (typeof one === 'string' ? one : one.message)).join(' '));
  }

  get body(): ErrorBody {
    const error = this.messages.map((one) => (typeof one === 'string' ? { message: one } : one));
    return { messages: { error }, ...(this.fields ? { fields: this.fields } : {}) };
  }
}

interface Localized {
  /** The form field that the message belongs to. */
  field?: string;
  /** For the placeholders of the message. */
  values?: Record<string, string | number>;
}

/** An error whose message the response contains in the language of its request. */
export class LocalizedError extends ApiError {
  constructor(
    status: number,
    readonly code: string,
    readonly key: MessageKey,
    readonly localized: Localized = {},
  ) {
    super(status, [{ code, message: message('en', key, localized.values) }]);
  }

  /** The same error with its message in a language. */
  inLanguage(language: string): ApiError {
    const { field, values } = this.localized;
    return codedError(this.status, this.code, message(language, this.key, values), field);
  }
}

export const localizedError = (status: number, code: string, key: MessageKey, localized?: Localized) =>
  new LocalizedError(status, code, key, localized);

/** A request beyond a rate limit (429). retryAfter: seconds until the client may try again. */
export class TooManyRequests extends ApiError {
  constructor(
    readonly retryAfter: number,
    messages: ApiError['messages'],
  ) {
    super(429, messages);
  }
}

/** An error with one message. field: the form field that the message belongs to */
export const codedError = (status: number, code: string, message: string, field?: string): ApiError =>
  new ApiError(status, [{ code, message }], field === undefined ? undefined : { [field]: message });

export const notFound = (what: string) => codedError(404, 'not_found', what);

const isSqlState = (value: unknown) => typeof value === 'string' && /^[0-9A-Z]{5}$/.test(value);

/** Returns the SQLSTATE of a failed query, or null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (isSqlState(code)) return code as string;
  return cause ? sqlStateOf(cause) : null;
}

/** Whether a write failed because of an existing key. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';

/** SQLSTATE classes and codes of a server that is down, starting or stopping, and codes of a broken connection. */
const DISCONNECTED = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE)$/;

/** True for a query that failed because the database can't be reached at the moment. */
export function isDisconnected(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as { code?: unknown; message?: unknown; cause?: unknown };
  const isAway =
    (typeof code === 'string' && DISCONNECTED.test(code)) ||
    // pg reports a connection that ended during a query without an error code.
    (typeof message === 'string' && message.startsWith('Connection terminated'));
  return isAway || (cause !== undefined && isDisconnected(cause));
}

/** The response body of a failed query; it reveals nothing about the query (docs/spec/19 §2). */
export const databaseError: ErrorBody = {
  messages: { error: [{ code: 'database', message: 'Database error' }] },
};

export const isDatabaseError = (error: unknown) =>
  error instanceof DrizzleQueryError || sqlStateOf(error) !== null;
