import * as z from 'zod/mini';
import { track } from '@/lib/track';
import type { ApiError } from './apiError';
import type { AnyEndpoint } from './contract/endpoint';
import { apiErrorOf } from './readError';
import type { ApiAnswer } from './transport';

const malformed: ApiError = { status: 'MALFORMED', messages: [], fields: {}, code: null };

const trackFailure = (call: string, status: number | string, body: string) =>
  track({ type: 'callFailed', call, status, body });

/** What an answer is worth: the parsed data, the server's refusal, or a trace that it broke the contract. */
export function judgeAnswer(
  endpoint: AnyEndpoint,
  answer: ApiAnswer,
): { data: unknown } | { error: ApiError } {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (answer.status < 200 || answer.status > 299) {
    // A refusal is the shopper's business, a failure is the store's.
    if (answer.status >= 500) trackFailure(name, answer.status, JSON.stringify(answer.body) ?? '');
    return { error: apiErrorOf(answer) };
  }
  const parsed = z.safeParse(endpoint.response, answer.body);
  if (parsed.success) return { data: parsed.data };
  const reason = z.prettifyError(parsed.error);
  console.error(`${name} answered what the contract does not know`, reason);
  trackFailure(name, 'MALFORMED', reason);
  return { error: malformed };
}
