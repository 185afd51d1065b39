import * as z from 'zod/mini';
import { track } from '@/lib/track';
import type { ApiError } from './apiError';
import type { AnyEndpoint } from './contract/endpoint';
import { apiErrorOf } from './readError';
import type { ApiAnswer } from './transport';

const malformed: ApiError = { status: 'MALFORMED', messages: [], fields: {}, code: null };

const trackFailure = (call: string, status: number | string, body: string) =>
  track({ type: 'callFailed', call, status, body });

const parsed = new WeakMap<object, Map<AnyEndpoint, ReturnType<typeof parseNew>>>();

const parseNew = ({ response }: AnyEndpoint, body: unknown) => z.safeParse(response, body);

/** A body that several pages of a server share is parsed once. */
function parse(endpoint: AnyEndpoint, body: unknown) {
  if (typeof body !== 'object' || body === null) return parseNew(endpoint, body);
  const known = parsed.get(body) ?? new Map<AnyEndpoint, ReturnType<typeof parseNew>>();
  parsed.set(body, known);
  const result = known.get(endpoint) ?? parseNew(endpoint, body);
  known.set(endpoint, result);
  return result;
}

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
  const { success, data, error } = parse(endpoint, answer.body);
  if (success) return { data };
  const reason = z.prettifyError(error);
  console.error(`${name} answered what the contract does not know`, reason);
  trackFailure(name, 'MALFORMED', reason);
  return { error: malformed };
}
