import type { AnyEndpoint } from '@contract/endpoint';
import { readResponse } from '@contract/readResponse';
import type { ApiResponse } from '@contract/transport';
import * as z from 'zod/mini';
import type { Tracker } from '@/browser/tracker';
import type { ApiError } from './apiError';
import { parseError } from './parseError';
import { rejectionIn } from './rejectionIn';

const malformed: ApiError = { status: 'MALFORMED', messages: [], fields: {}, code: null };

/** Reads of one page or block: an empty response means that it does not exist. */
const singleReads: ReadonlySet<string> = new Set([
  '/products/{id}',
  '/categories/{key}',
  '/pages/{identifier}',
  '/blocks/{identifier}',
]);
const notThere: ApiError = { status: 404, messages: [], fields: {}, code: null };

/** Only {} and [], which PHP sends for both: without a body, the page of a network's login may have taken the place of the response. */
const isEmpty = (body: unknown) =>
  typeof body === 'object' && body !== null && Object.keys(body).length === 0;

interface Options {
  /** The query of the request; the endpoint may need it to complete the response. */
  query?: Record<string, unknown>;
  /** Reports failures to the dealer; absent on the server, which logs them. */
  tracker?: Pick<Tracker, 'track'>;
}

const parseBody = ({ response }: AnyEndpoint, body: unknown) => readResponse(response, body);

const cache = new WeakMap<object, Map<AnyEndpoint, ReturnType<typeof parseBody>>>();

/** Parses a body once, because concurrent server renders share response bodies. */
function parseCached(endpoint: AnyEndpoint, body: unknown) {
  if (typeof body !== 'object' || body === null) return parseBody(endpoint, body);
  const results = cache.get(body) ?? new Map<AnyEndpoint, ReturnType<typeof parseBody>>();
  cache.set(body, results);
  const result = results.get(endpoint) ?? parseBody(endpoint, body);
  results.set(endpoint, result);
  return result;
}

/** Dropped parts that have been reported. Paths may contain keys of a backend's maps, so the number is limited. */
const reported = new Set<string>();
const MAX_REPORTED = 500;

/** Reports once to the dealer's developers which parts of a response the shop ignores. */
function reportDropped(call: string, dropped: readonly string[], tracker: Options['tracker']): void {
  const paths = dropped.filter((path) => !reported.has(`${call} ${path}`));
  if (paths.length === 0 || reported.size >= MAX_REPORTED) return;
  for (const path of paths) reported.add(`${call} ${path}`);
  console.warn(`Malformed parts of the response to ${call} were dropped:`, paths.join(', '));
  tracker?.track({ type: 'requestFailed', call, status: 'DROPPED', body: paths.join('\n') });
}

/** Returns the parsed data without its malformed parts, the backend's error, or 'MALFORMED' for a body that violates the contract; the last is tracked. */
export function parseResponse(
  endpoint: AnyEndpoint,
  response: ApiResponse,
  { query = {}, tracker }: Options = {},
): { data: unknown } | { error: ApiError } {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (response.status < 200 || response.status > 299) {
    // Only server errors are tracked: a 4xx is for the shopper to resolve.
    const { status, body } = response;
    if (status >= 500)
      tracker?.track({ type: 'requestFailed', call: name, status, body: JSON.stringify(body) ?? '' });
    return { error: parseError(response) };
  }
  const rejection = rejectionIn(endpoint, response.body);
  if (rejection) return { error: rejection };
  if (isEmpty(response.body) && singleReads.has(endpoint.path)) return { error: notThere };
  const { data, dropped, error } = parseCached(endpoint, response.body);
  if (!error) {
    reportDropped(name, dropped, tracker);
    return { data: endpoint.complete ? endpoint.complete(data, query) : data };
  }
  const reason = z.prettifyError(error);
  console.error(`The response to ${name} violates the contract`, reason);
  tracker?.track({ type: 'requestFailed', call: name, status: 'MALFORMED', body: reason });
  return { error: malformed };
}
