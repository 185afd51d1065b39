import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { fillPath } from '@/lib/fillPath';
import type { ApiError } from './apiError';
import type { Call, CallResult, Services } from './call';
import { noteMissingCall, sendIfOffered } from './missingCalls';
import { trackPendingWrite } from './pendingWrites';

/**
 * Sends a call and parses its response with the contract. The zod schemas load in parallel with the first request. A
 * successful write is confirmed by confirmWrite, so an unusable body is no failure.
 */
async function sendCall(write: Call, services: Services, signal?: AbortSignal): Promise<CallResult> {
  const { endpoint, params, ...request } = write;
  const { method, path: template } = endpoint;
  const send = () =>
    services.send({ ...request, method, path: fillPath(template, params), template, signal });
  if (method === 'GET') {
    const parser = import('./parseResponse');
    const response = await send();
    return (await parser).parseResponse(endpoint, response, request.query);
  }
  const modules = Promise.all([import('./parseResponse'), import('./confirmWrite')]);
  const response = await trackPendingWrite(send());
  const [{ parseResponse }, { confirmWrite }] = await modules;
  if (response.status < 200 || response.status > 299) return parseResponse(endpoint, response);
  return confirmWrite(write, response, (reread) => sendCall(reread, services, signal));
}

const missing: ApiError = { status: 404, messages: [], fields: {}, code: null };

interface Shop {
  services: Services;
  getState: () => unknown;
  dispatch: Parameters<typeof noteMissingCall>[2];
  signal?: AbortSignal;
}

/** Sends a call unless the backend has answered before that it lacks it (docs/spec/19 §7). */
export async function sendOffered(
  args: Call,
  { services, getState, dispatch, signal }: Shop,
): Promise<CallResult> {
  // Without a customer id an address or profile call has no path (docs/spec/14 §6).
  if (Object.values(args.params ?? {}).includes('')) return { error: missing };
  const result = await sendIfOffered(args.endpoint, { services, getState }, async () => {
    const sent = await sendCall(args, services, signal);
    if ('error' in sent) noteMissingCall(args.endpoint, sent.error, dispatch);
    return sent;
  });
  return result ?? { error: missing };
}

export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (
  args,
  { extra, signal, dispatch, getState },
) => {
  const services = extra as Services;
  const result = await sendOffered(args, { services, getState, dispatch, signal });
  const isLost = 'error' in result && result.error.status === 0 && args.endpoint.method !== 'GET';
  return (isLost ? await services.delayWrite?.(args) : undefined) ?? result;
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
