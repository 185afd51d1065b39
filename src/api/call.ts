import type { AnyEndpoint, CallArguments } from '@contract/endpoint';
import type { Transport } from '@contract/transport';
import type { Tracker } from '@/browser/tracker';
import type { ApiError } from './apiError';

/** isCopy: the service worker has answered with what it keeps. */
export interface CallMeta {
  isCopy: boolean;
}

/** What came of a call. */
export type CallResult = ({ data: unknown } | { error: ApiError }) & { meta?: CallMeta };

/** Dependencies of thunks and queries: the extra argument of the Redux store. */
export interface Services {
  send: Transport;
  /** Absent on the server. */
  tracker?: Tracker;
  /** Persists slices on this device, once it has started. flush: resolves when all changes so far are stored, or can't be */
  persistor?: { flush(): Promise<unknown>; pause(): void };
  /** Keeps a write without a response for later, if it may wait (src/api/delayedWrites). Absent on a kiosk, which keeps nothing of a shopper. */
  delayWrite?: (call: Call) => Promise<CallResult | undefined>;
  /** Removes what is personal from every tab of this browser, after the server has ended the session (src/browser/sharedSignOut.ts). */
  forgetShopper?: (query: string) => Promise<void>;
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
