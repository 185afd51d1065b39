import { ownValue } from '@contract/ownValue';
import { pageAt } from '@contract/pages';
import { isPersonalSearch } from '@contract/personalTerm';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsShopSilent } from '@/api/connectionSlice';
import { rememberPage, rememberProducts } from './seenStore';

/** Times at which a page is inspected, because its heading may appear late. */
const LOOKS_MS = [300, 1500, 4000];

interface Query {
  endpointName?: string;
  fulfilledTimeStamp?: number;
  data?: unknown;
}

type State = Parameters<typeof selectIsShopSilent>[0] & {
  api: { queries: Record<string, Query | undefined> };
};

const isFromNetwork = (state: State) => navigator.onLine && !selectIsShopSilent(state);
const ignore = (error: unknown) => console.warn('seen pages', error);

/** The heading of the current page; null while it loads, and for a page that is missing or has failed. */
function headingOf(): string | null {
  const main = document.querySelector('main');
  if (!main || main.querySelector('[data-empty-page]')) return null;
  return main.querySelector('h1')?.textContent?.trim() || null;
}

/** Stores each page that was opened online. */
export function useKeepPages(): void {
  const { pathname } = useLocation();
  const store = useStore<State>();
  useEffect(() => {
    if (pageAt(pathname).audience === 'visitor' || isPersonalSearch(pathname)) return undefined;
    const look = () => {
      const title = headingOf();
      if (title && isFromNetwork(store.getState()))
        void rememberPage({ path: pathname, title, seenAt: Date.now() }).catch(ignore);
    };
    const timers = LOOKS_MS.map((delay) => setTimeout(look, delay));
    return () => timers.forEach(clearTimeout);
  }, [pathname, store]);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Extracts the products from the response of each call that contains any. */
const productsIn: Record<string, (data: unknown) => unknown[]> = {
  getCategory: (data) => listOf(field(field(data, 'listing'), 'products')),
  searchProducts: (data) => listOf(field(data, 'products')),
  getCollection: (data) => listOf(field(data, 'products')),
  getProduct: (data) => [data],
};

const SCAN_MS = 1000;

/** Stores the products of all responses, so that they can be searched offline. */
export function useKeepProducts(): void {
  const store = useStore<State>();
  useEffect(() => {
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scan = () => {
      timer = undefined;
      const queries = Object.values(store.getState().api.queries).filter(
        (query) => (query?.fulfilledTimeStamp ?? 0) > last,
      );
      last = Math.max(last, ...queries.map((query) => query?.fulfilledTimeStamp ?? 0));
      const products = queries.flatMap((query) =>
        query?.data ? (ownValue(productsIn, query.endpointName ?? '')?.(query.data) ?? []) : [],
      );
      if (products.length > 0 && isFromNetwork(store.getState()))
        void rememberProducts(products, Date.now()).catch(ignore);
    };
    const schedule = () => {
      timer ??= setTimeout(scan, SCAN_MS);
    };
    schedule();
    const unsubscribe = store.subscribe(schedule);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
}
