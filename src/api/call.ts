import type { AnyEndpoint, CallArguments } from '@contract/endpoint';
import type { Transport } from '@contract/transport';

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
