import { getCategory } from '@contract/category';
import { ownValue } from '@contract/ownValue';
import { getProduct } from '@contract/productEndpoints';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { api } from '@/api/createApi';
import { selectLocale } from '@/config/configSlice';
import { lastResponses, rememberResponse } from '@/features/offline/responseStore';
import type { AppStore, RootState } from './store';

type Query = RootState['api']['queries'][string];

/** The main response of a page, with the schema that restored data must match. Prices and stock count only until it is loaded. */
const pageQueries: Record<string, z.ZodMiniType> = {
  getProduct: getProduct.response,
  getCategory: getCategory.response,
};

const keyOf = (locale: string, key: string) => `${locale} ${key}`;

/**
 * Restores the main responses of the pages that were seen last, for those of them that the current page is requesting: it
 * renders them before the network responds. Their requests go on, and replace them in place.
 */
export async function restoreLastPages(store: AppStore): Promise<void> {
  const locale = selectLocale(store.getState());
  const pending = Object.entries(store.getState().api.queries).filter(
    ([, query]) => query?.status === 'pending' && query.endpointName in pageQueries,
  );
  const stored = await lastResponses(pending.map(([key]) => keyOf(locale, key)));
  const queries = Object.fromEntries(
    pending.flatMap(([key, query], index) => {
      const schema = ownValue(pageQueries, query?.endpointName ?? '');
      const parsed = schema && stored[index] !== undefined ? z.safeParse(schema, stored[index]) : undefined;
      // The response is there meanwhile.
      const isPending = store.getState().api.queries[key]?.status === 'pending';
      return parsed?.success && isPending
        ? [[key, { ...query, status: 'fulfilled', data: parsed.data, fulfilledTimeStamp: 0 } as Query]]
        : [];
    }),
  );
  if (Object.keys(queries).length > 0)
    store.dispatch({
      type: 'persist/REHYDRATE',
      payload: { api: { ...store.getState().api, queries } },
    });
}

type Initiate = (args: unknown, options: object) => UnknownAction;
type Endpoints = Record<string, { initiate: Initiate } | undefined>;

/** Loads what was restored from the last visit, is on the page, and has no request of its own. */
export function refreshRestored({ getState, dispatch }: AppStore): void {
  const subscriptions = dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptionCount(key: string): number;
  };
  const endpoints = api.endpoints as unknown as Endpoints;
  for (const [key, query] of Object.entries(getState().api.queries)) {
    const at = query?.fulfilledTimeStamp ?? 0;
    const isRestored = query?.status === 'fulfilled' && at > 0 && at < performance.timeOrigin;
    const initiate = endpoints[query?.endpointName ?? '']?.initiate;
    if (isRestored && initiate && subscriptions.getSubscriptionCount(key) > 0)
      dispatch(initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
}

const SETTLE_MS = 1000;

/** Stores the main response of each page. Returns a function that stops it. */
export function keepLastPages(store: AppStore): () => void {
  let last = Date.now() - SETTLE_MS * 60;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    timer = undefined;
    const locale = selectLocale(store.getState());
    const newer = Object.entries(store.getState().api.queries).filter(
      ([, query]) =>
        query?.status === 'fulfilled' &&
        query.endpointName in pageQueries &&
        (query.fulfilledTimeStamp ?? 0) > last,
    );
    last = Math.max(last, ...newer.map(([, query]) => query?.fulfilledTimeStamp ?? 0));
    for (const [key, query] of newer)
      void rememberResponse(keyOf(locale, key), query?.data).catch(() => undefined);
  };
  const schedule = () => {
    timer ??= setTimeout(keep, SETTLE_MS);
  };
  schedule();
  const unsubscribe = store.subscribe(schedule);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
