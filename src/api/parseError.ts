import { errorBody } from '@contract/errors';
import { shownMessage } from '@contract/shownMessage';
import type { ApiResponse } from '@contract/transport';
import * as z from 'zod/mini';
import type { ApiError } from './apiError';

/** Parses a failed response. The body may be our error body, HTML or empty. */
export function parseError({ status, body }: ApiResponse): ApiError {
  const parsed = z.safeParse(errorBody, body);
  if (!parsed.success) return { status, messages: [], fields: {}, code: null };
  const { messages, fields = {} } = parsed.data;
  const code = messages.error[0]?.code;
  return {
    status,
    messages: messages.error.map(({ message }) => shownMessage(message)).filter(Boolean),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, message]) => [name, shownMessage(message)]),
    ),
    code: code === undefined ? null : String(code),
  };
}
