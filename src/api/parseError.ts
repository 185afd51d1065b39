import { errorBody } from '@contract/errors';
import type { ApiResponse } from '@contract/transport';
import * as z from 'zod/mini';
import type { ApiError } from './apiError';

const DATABASE_ERROR = 'Database error';

/** Messages that contain SQLSTATE are never shown (docs/spec/19 §2). */
const safeMessage = (message: string) => (message.includes('SQLSTATE') ? DATABASE_ERROR : message);

/** Parses a failed response. The body may be our error body, HTML or empty. */
export function parseError({ status, body }: ApiResponse): ApiError {
  const parsed = z.safeParse(errorBody, body);
  if (!parsed.success) return { status, messages: [], fields: {}, code: null };
  const { messages, fields = {} } = parsed.data;
  const code = messages.error[0]?.code;
  return {
    status,
    messages: messages.error.map(({ message }) => safeMessage(message)).filter(Boolean),
    fields: Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, safeMessage(message)])),
    code: code === undefined ? null : String(code),
  };
}
