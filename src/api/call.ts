import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import type { AnyEndpoint, CallArguments } from './contract/endpoint';
import { asWrite } from './pendingWrites';
import type { Services } from './transport';

/** One call as a query or mutation hands it to the base query. */
export interface Call {
  endpoint: AnyEndpoint;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  lane?: string;
}

/** Names an endpoint of the contract and what it needs; the compiler checks both. */
export function call<E>(
  endpoint: E,
  ...[given]: Record<never, never> extends CallArguments<E> ? [CallArguments<E>?] : [CallArguments<E>]
): Call {
  return { endpoint: endpoint as AnyEndpoint, ...(given as Partial<Call> | undefined) };
}

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Sends a call and believes only what the contract's schema accepts. The judge comes with the first answer, not before. */
export async function sendCall(given: Call, { send }: Services, signal?: AbortSignal) {
  const { endpoint, params, query, body, idempotencyKey, lane } = given;
  const path = fill(endpoint.path, params);
  const judge = import('./judgeAnswer');
  const sent = send({ method: endpoint.method, path, query, body, idempotencyKey, lane, signal });
  const answer = await (endpoint.method === 'GET' ? sent : asWrite(sent));
  return (await judge).judgeAnswer(endpoint, answer);
}

export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (given, { extra, signal }) =>
  sendCall(given, extra as Services, signal);
