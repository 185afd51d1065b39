import { type AnyEndpoint, endpointName } from '@contract/endpoint';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { tabStorage } from '@/browser/deviceStorage';
import { settledOrLeft } from '@/browser/scheduling';

const KEY = 'backend.missing';

type Call = Pick<AnyEndpoint, 'method' | 'path' | 'isExtension' | 'isOptional'>;

/** Whether the storefront works without an endpoint (contract/endpoint.ts). */
const isOptionalCall = ({ isExtension, isOptional }: Call) => Boolean(isExtension ?? isOptional);

/**
 * What this backend does not implement: endpoints by name, and paths without any optional endpoint. The features that need them are hidden
 * for the rest of the visit.
 */
export const missingCallsSlice = createSlice({
  name: 'missingCalls',
  initialState: [] as string[],
  reducers: {
    callMissed(names, { payload }: PayloadAction<string>) {
      if (!names.includes(payload)) names.push(payload);
    },
  },
});

const { callMissed } = missingCallsSlice.actions;

interface State {
  missingCalls: readonly string[];
}

export function isOffered(state: unknown, endpoint: Call): boolean {
  const { missingCalls = [] } = state as Partial<State>;
  const isMissing = missingCalls.includes(endpointName(endpoint)) || missingCalls.includes(endpoint.path);
  return !(isMissing && isOptionalCall(endpoint));
}

/** Whether the backend may have an endpoint: true until it has answered that it does not. */
export const useIsOffered = (endpoint: AnyEndpoint): boolean =>
  useSelector((state) => isOffered(state, endpoint));

type Dispatch = (action: ReturnType<typeof callMissed>) => unknown;

/**
 * Records what a response reveals about an optional call: a 405 or 501 means that the backend lacks the call, a 404 without a reason that
 * it lacks the whole path. A 404 of our backend with a reason concerns a record. The result is stored synchronously, because the page may
 * be left at any time and the next page would ask again.
 */
export function noteMissingCall(
  endpoint: Call,
  { status, code = null }: { status: number | 'MALFORMED'; code?: string | null },
  dispatch: Dispatch,
): void {
  const isPathMissing = status === 404 && (code === null || code === 'not_found' || /^\d+$/.test(code));
  if (!isPathMissing && status !== 405 && status !== 501) return;
  if (isOptionalCall(endpoint))
    rememberMissingCall(isPathMissing ? endpoint.path : endpointName(endpoint), dispatch);
}

/** The first request to each optional path, per services of a store. */
const firstRequests = new WeakMap<object, Map<string, Promise<unknown>>>();

interface Shop {
  services: object;
  getState: () => unknown;
}

/**
 * Sends a request and records its response; returns null if the backend lacks the call. Requests to an optional path wait for the first one
 * to it, because all of them would get the same 404; a write only until the page is left.
 */
export async function sendIfOffered<T>(
  endpoint: Call,
  { services, getState }: Shop,
  send: () => Promise<T>,
): Promise<T | null> {
  if (!isOptionalCall(endpoint)) return send();
  const requests = firstRequests.get(services) ?? new Map<string, Promise<unknown>>();
  firstRequests.set(services, requests);
  const first = requests.get(endpoint.path);
  // A failed first request proves nothing; the waiting ones report their own errors.
  if (first) await (endpoint.method === 'GET' ? first.catch(() => undefined) : settledOrLeft(first));
  if (!isOffered(getState(), endpoint)) return null;
  const response = send();
  if (!first) requests.set(endpoint.path, response);
  return response;
}

/** Hides a feature and remembers that for a reload of this tab. name: of an endpoint, or its path */
export function rememberMissingCall(name: string, dispatch: Dispatch): void {
  dispatch(callMissed(name));
  const names = new Set([...storedNames(), name]);
  tabStorage.set(KEY, [...names].join('\n'));
}

const storedNames = () => (tabStorage.get(KEY) ?? '').split('\n').filter(Boolean);

/** Restores what an earlier page of this visit found missing. Call after the first render, which has to match the server's. */
export function restoreMissingCalls(dispatch: Dispatch): void {
  for (const name of storedNames()) dispatch(callMissed(name));
}
