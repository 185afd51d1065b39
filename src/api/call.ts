import type { AnyEndpoint, CallArguments } from '@contract/endpoint';
import type { Transport } from '@contract/transport';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { trackPendingWrite } from './pendingWrites';

/** Dependencies of thunks and queries: the extra argument of the Redux store. */
export interface Services {
  send: Transport;
}

/** One request, as a query or mutation passes it to the base query. */
export interface Call {
  endpoint: AnyEndpoint;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  queue?: string;
  isPainted?: boolean;
}

/** Builds a Call from an endpoint of the contract and its type-checked arguments. */
export function call<E>(
  endpoint: E,
  ...[args]: Record<never, never> extends CallArguments<E> ? [CallArguments<E>?] : [CallArguments<E>]
): Call {
  return { endpoint: endpoint as AnyEndpoint, ...(args as Partial<Call> | undefined) };
}

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Sends a call and parses its response with the contract. The zod schemas load in parallel with the first request. */
export async function sendCall(
  { endpoint, params, query, body, idempotencyKey, queue, isPainted }: Call,
  { send }: Services,
  signal?: AbortSignal,
) {
  const path = fillPath(endpoint.path, params);
  const parser = import('./parseResponse');
  const { method } = endpoint;
  const request = send({ method, path, query, body, idempotencyKey, queue, isPainted, signal });
  const response = await (method === 'GET' ? request : trackPendingWrite(request));
  return (await parser).parseResponse(endpoint, response, query);
}

export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (args, { extra, signal }) =>
  sendCall(args, extra as Services, signal);
