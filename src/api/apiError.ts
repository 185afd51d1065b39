import * as z from 'zod/mini';
import { errorBody } from './contract/errors';
import type { ApiAnswer } from './transport';

/** Why a call failed. status 0: no answer; 'MALFORMED': an answer that is not what the contract says. */
export interface ApiError {
  status: number | 'MALFORMED';
  /** The server's own messages, fit for a shopper; empty when it gave none. */
  messages: string[];
  /** Messages by form field. */
  fields: Record<string, string>;
  /** The code of the first message, to act on (never on wording). */
  code: string | null;
}

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
    fields: fields ?? {},
    code: first?.code === undefined ? null : String(first.code),
  };
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'messages' in error;

/** The first server message, else the fallback given (already in the shopper's language). */
export const messageOf = (error: unknown, fallback: string): string =>
  (isApiError(error) && error.messages[0]) || fallback;

/** True when no answer came at all. */
export const isOffline = (error: unknown): boolean => isApiError(error) && error.status === 0;
