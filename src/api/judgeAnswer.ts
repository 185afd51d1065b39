import * as z from 'zod/mini';
import type { ApiError } from './apiError';
import type { AnyEndpoint } from './contract/endpoint';
import { apiErrorOf } from './readError';
import type { ApiAnswer } from './transport';

const malformed: ApiError = { status: 'MALFORMED', messages: [], fields: {}, code: null };

/** What an answer is worth: the parsed data, the server's refusal, or a trace that it broke the contract. */
export function judgeAnswer(
  endpoint: AnyEndpoint,
  answer: ApiAnswer,
): { data: unknown } | { error: ApiError } {
  if (answer.status < 200 || answer.status > 299) return { error: apiErrorOf(answer) };
  const parsed = z.safeParse(endpoint.response, answer.body);
  if (parsed.success) return { data: parsed.data };
  console.error(
    `${endpoint.method} ${endpoint.path} answered what the contract does not know`,
    z.prettifyError(parsed.error),
  );
  return { error: malformed };
}
