import * as z from 'zod/mini';
import type { ApiError } from './apiError';
import { errorBody } from './contract/errors';
import type { ApiAnswer } from './transport';

const DATABASE_ERROR = 'Database error';

/** Text with SQLSTATE is never shown (commerce specification §5). */
const shown = (message: string) => (message.includes('SQLSTATE') ? DATABASE_ERROR : message);

/** Reads a failed answer, whatever came back: our error body, HTML, or nothing. */
export function apiErrorOf(answer: ApiAnswer): ApiError {
  const parsed = z.safeParse(errorBody, answer.body);
  if (!parsed.success) return { status: answer.status, messages: [], fields: {}, code: null };
  const { messages, fields } = parsed.data;
  const first = messages.error[0];
  return {
    status: answer.status,
    messages: messages.error.map(({ message }) => shown(message)).filter(Boolean),
    fields: Object.fromEntries(Object.entries(fields ?? {}).map(([name, text]) => [name, shown(text)])),
    code: first?.code === undefined ? null : String(first.code),
  };
}
