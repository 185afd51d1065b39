import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './apiError';
import { api } from './createApi';

const INTERVAL_MS = 30_000;

interface StoreWithApi {
  dispatch: Dispatch<UnknownAction>;
  getState(): { api: { queries: Record<string, CachedQuery | undefined> } };
}

interface CachedQuery {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  error?: unknown;
}

interface Subscriptions {
  getSubscriptionCount(key: string): number;
}

type Initiate = (args: unknown, options: { forceRefetch: true; subscribe: false }) => UnknownAction;

/** A refusal stays a refusal; a missing, failed or malformed response may be a better one next time. */
function isTransient(error: unknown): boolean {
  const { status } = (error ?? {}) as Partial<ApiError>;
  return status === 'MALFORMED' || (typeof status === 'number' && (status === 0 || status >= 500));
}

/**
 * Sends the failed queries of the visible page again every 30 s, and when the network or the window's focus returns, so
 * that a menu or page that failed once returns without a reload (docs/spec/19 §5). Returns a function that stops it.
 */
export function repeatFailedQueries({ dispatch, getState }: StoreWithApi): () => void {
  const endpoints = api.endpoints as Record<string, { initiate?: Initiate }>;

  function repeat() {
    if (document.hidden || !navigator.onLine) return;
    const failed = Object.entries(getState().api.queries).filter(
      ([, query]) => query?.status === 'rejected' && isTransient(query.error),
    );
    if (failed.length === 0) return;
    const subscriptions = dispatch(
      api.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as Subscriptions;
    for (const [key, query] of failed) {
      const initiate = endpoints[query?.endpointName ?? '']?.initiate;
      if (initiate && subscriptions.getSubscriptionCount(key) > 0)
        dispatch(initiate(query?.originalArgs, { forceRefetch: true, subscribe: false }));
    }
  }

  const timer = setInterval(repeat, INTERVAL_MS);
  const stop = new AbortController();
  for (const event of ['online', 'focus']) window.addEventListener(event, repeat, stop);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
