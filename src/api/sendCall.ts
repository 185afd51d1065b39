import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import type { Call, Services } from './call';
import type { CallResult } from './confirmWrite';
import { delayLostWrite } from './delayedWrites/delayedWrites';
import { endpointName, rememberMissingCall } from './missingCalls';
import { trackPendingWrite } from './pendingWrites';

export const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Sends a call and parses its response with the contract. The zod schemas load in parallel with the first request. A
 * successful write is confirmed by confirmWrite, so an unusable body is no failure.
 */
export async function sendCall(write: Call, services: Services, signal?: AbortSignal): Promise<CallResult> {
  const { endpoint, params, query, body, idempotencyKey, queue, isPainted } = write;
  const path = fillPath(endpoint.path, params);
  const { method } = endpoint;
  const request = () =>
    services.send({
      method,
      path,
      template: endpoint.path,
      query,
      body,
      idempotencyKey,
      queue,
      isPainted,
      signal,
    });
  if (method === 'GET') {
    const parser = import('./parseResponse');
    const response = await request();
    return (await parser).parseResponse(endpoint, response, query);
  }
  const modules = Promise.all([import('./parseResponse'), import('./confirmWrite')]);
  const response = await trackPendingWrite(request());
  const [{ parseResponse }, { confirmWrite }] = await modules;
  if (response.status < 200 || response.status > 299) return parseResponse(endpoint, response);
  return confirmWrite(write, response, (reread) => sendCall(reread, services, signal));
}

/** A 404 of ours that names its reason concerns a record, not the call. */
const isMissingCall = ({ status, code }: ApiError) =>
  status === 405 ||
  status === 501 ||
  (status === 404 && (code === null || code === 'not_found' || /^\d+$/.test(code)));

export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (args, { extra, signal, dispatch }) => {
  const result = await sendCall(args, extra as Services, signal);
  if ('error' in result && isMissingCall(result.error)) {
    const { extensions } = await import('@contract/extensions');
    const name = endpointName(args.endpoint);
    if (extensions.has(name)) rememberMissingCall(name, dispatch);
  }
  const isLost = 'error' in result && result.error.status === 0 && args.endpoint.method !== 'GET';
  return isLost ? delayLostWrite(args, result) : result;
};

type BaseQuery = (args: Call) => ReturnType<typeof baseQuery>;

/**
 * Sends a call with parameters that the specification does not have; a backend that refuses them gets the specified call.
 * specified: null when the call is the specified one
 */
export async function sendOrSpecified<T>(extended: Call, specified: Call | null, send: BaseQuery) {
  const result = await send(extended);
  const { status } = (result.error ?? {}) as Partial<ApiError>;
  const isRefused = status !== undefined && [400, 404, 405, 422, 501].includes(Number(status));
  return (isRefused && specified ? await send(specified) : result) as QueryResult<T>;
}

export type QueryResult<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };
