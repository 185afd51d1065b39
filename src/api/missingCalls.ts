import { type AnyEndpoint, endpointName } from '@contract/endpoint';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'backend.missing';

type Call = Pick<AnyEndpoint, 'method' | 'path' | 'isExtension' | 'isOptional'>;

/** Whether the storefront can do without an endpoint (contract/endpoint.ts). */
const isOptionalCall = ({ isExtension, isOptional }: Call) => Boolean(isExtension ?? isOptional);

/**
 * The endpoints that this backend does not have, by name, and the paths of which it has no endpoint that is optional. The
 * features behind them are hidden for the rest of the visit.
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
 * Remembers what a response says about an optional call: with 405 or 501 the backend lacks the call, with a 404 that names no
 * reason the whole path. A 404 of ours that names its reason concerns a record. Nothing is awaited before it is stored: the page
 * may be left at once, and the next one would ask again.
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

/** The first request to each optional path, by the services of a store. */
const firstRequests = new WeakMap<object, Map<string, Promise<unknown>>>();

interface Shop {
  services: object;
  getState: () => unknown;
}

/**
 * Sends a request and notes its response, or returns null where the backend lacks the call. While the first request to an
 * optional path is under way the others wait for it: a 404 would answer each of them.
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
  // A failed request answers nothing; each of the others reports its own.
  if (first) await first.catch(() => undefined);
  if (!isOffered(getState(), endpoint)) return null;
  const response = send();
  if (!first) requests.set(endpoint.path, response);
  return response;
}

/** Hides a feature and remembers it for a reload of this tab. name: of an endpoint, or its path */
export function rememberMissingCall(name: string, dispatch: Dispatch): void {
  dispatch(callMissed(name));
  const names = new Set([...storedNames(), name]);
  tabStorage.set(KEY, [...names].join('\n'));
}

const storedNames = () => (tabStorage.get(KEY) ?? '').split('\n').filter(Boolean);

/** Hides what an earlier page of this visit found missing. Call after the first render, which equals the server's. */
export function restoreMissingCalls(dispatch: Dispatch): void {
  for (const name of storedNames()) dispatch(callMissed(name));
}
