import type { AnyEndpoint, CallArguments } from '@contract/endpoint';
import type { Transport } from '@contract/transport';
import type { Tracker } from '@/browser/tracker';
import type { ApiError } from './apiError';

/** isCopy: the service worker answered from its cache. */
export interface CallMeta {
  isCopy: boolean;
}

/** Result of a call. */
export type CallResult = ({ data: unknown } | { error: ApiError }) & { meta?: CallMeta };

/** Dependencies of thunks and queries: the extra argument of the Redux store. */
export interface Services {
  send: Transport;
  /** Absent on the server. */
  tracker?: Tracker;
  /** Persists slices on this device; absent until it has started. flush: resolves when all changes so far are stored, or can't be */
  persistor?: { flush(): Promise<unknown> };
  /**
   * Stores a write that got no response, to be sent later, if its endpoint allows that (src/api/delayedWrites). Absent on a kiosk, which
   * stores nothing about a shopper.
   */
  delayWrite?: (call: Call) => Promise<CallResult | undefined>;
  /**
   * Sends the delayed writes before a new one that may be delayed too, because an earlier change must not undo a later one. Resolves to the
   * result of the new write if it had to be delayed behind them, or else to undefined. Returns undefined if none wait.
   */
  sendEarlierWrites?: (call: Call) => Promise<CallResult | undefined> | undefined;
  /** Removes personal data from every tab of this browser after the server has ended the session (src/browser/sharedSignOut.ts). */
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
  timeoutMs?: number;
}

/** Builds a Call from an endpoint of the contract and its type-checked arguments. */
export function call<E>(
  endpoint: E,
  ...[args]: Record<never, never> extends CallArguments<E> ? [CallArguments<E>?] : [CallArguments<E>]
): Call {
  return { endpoint: endpoint as AnyEndpoint, ...(args as Partial<Call> | undefined) };
}
