import { DrizzleQueryError } from 'drizzle-orm';
import type { ErrorBody } from '../../src/api/contract/errors.ts';

/** A call that can't be answered as asked. messages are for the shopper's screen; fields name what is wrong in a form. */
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

export const notFound = (what: string) => new ApiError(404, [{ code: 'not_found', message: what }]);

const isSqlState = (value: unknown) => typeof value === 'string' && /^[0-9A-Z]{5}$/.test(value);

/** SQLSTATE of a failed query ('23505' is a broken unique rule), or null for anything else. */
export function sqlStateOf(error: unknown): string | null {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (isSqlState(code)) return code as string;
  return cause ? sqlStateOf(cause) : null;
}

/** What a shopper may know of a failed query (commerce specification §5). */
export const databaseError: ErrorBody = {
  messages: { error: [{ code: 'database', message: 'Database error' }] },
};

export const isDatabaseError = (error: unknown) =>
  error instanceof DrizzleQueryError || sqlStateOf(error) !== null;
