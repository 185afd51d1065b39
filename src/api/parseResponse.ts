import type { AnyEndpoint } from '@contract/endpoint';
import { errorBody } from '@contract/errors';
import type { ApiResponse } from '@contract/transport';
import * as z from 'zod/mini';
import { track } from '@/lib/track';
import type { ApiError } from './apiError';

const malformed: ApiError = { status: 'MALFORMED', messages: [], fields: {}, code: null };

const DATABASE_ERROR = 'Database error';

/** Messages that contain SQLSTATE are never shown (docs/spec/19 §2). */
const safeMessage = (message: string) => (message.includes('SQLSTATE') ? DATABASE_ERROR : message);

/** Parses a failed response. The body may be our error body, HTML or empty. */
export function apiErrorOf(response: ApiResponse): ApiError {
  const parsed = z.safeParse(errorBody, response.body);
  if (!parsed.success) return { status: response.status, messages: [], fields: {}, code: null };
  const { messages, fields } = parsed.data;
  const first = messages.error[0];
  return {
    status: response.status,
    messages: messages.error.map(({ message }) => safeMessage(message)).filter(Boolean),
    fields: Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, message]) => [name, safeMessage(message)]),
    ),
    code: first?.code === undefined ? null : String(first.code),
  };
}

const trackFailure = (call: string, status: number | string, body: string) =>
  track({ type: 'requestFailed', call, status, body });

const parseBody = ({ response }: AnyEndpoint, body: unknown) => z.safeParse(response, body);

const cache = new WeakMap<object, Map<AnyEndpoint, ReturnType<typeof parseBody>>>();

/** Parses a body once, because concurrent renders of a server share response bodies. */
function parseCached(endpoint: AnyEndpoint, body: unknown) {
  if (typeof body !== 'object' || body === null) return parseBody(endpoint, body);
  const results = cache.get(body) ?? new Map<AnyEndpoint, ReturnType<typeof parseBody>>();
  cache.set(body, results);
  const result = results.get(endpoint) ?? parseBody(endpoint, body);
  results.set(endpoint, result);
  return result;
}

/** Returns the parsed data, the backend's error, or 'MALFORMED' for a body that violates the contract; the last is tracked. */
export function parseResponse(
  endpoint: AnyEndpoint,
  response: ApiResponse,
): { data: unknown } | { error: ApiError } {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (response.status < 200 || response.status > 299) {
    // Only server errors are tracked: a 4xx is for the shopper to resolve.
    if (response.status >= 500) trackFailure(name, response.status, JSON.stringify(response.body) ?? '');
    return { error: apiErrorOf(response) };
  }
  const { success, data, error } = parseCached(endpoint, response.body);
  if (success) return { data };
  const reason = z.prettifyError(error);
  console.error(`The response to ${name} violates the contract`, reason);
  trackFailure(name, 'MALFORMED', reason);
  return { error: malformed };
}
