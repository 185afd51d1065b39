import type { AnyEndpoint } from '@contract/endpoint';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { tabStorage } from '@/lib/deviceStorage';

const KEY = 'backend.missing';

export const endpointName = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`;

/**
 * Names of the endpoints beyond the specification that this backend does not have (contract/extensions.ts). The features
 * behind them are hidden for the rest of the visit.
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

export const isOffered = (state: unknown, endpoint: Pick<AnyEndpoint, 'method' | 'path'>): boolean =>
  !(state as Partial<State>).missingCalls?.includes(endpointName(endpoint));

/** Whether the backend may have an endpoint: true until it has answered that it does not. */
export const useIsOffered = (endpoint: AnyEndpoint): boolean =>
  useSelector((state) => isOffered(state, endpoint));

type Dispatch = (action: ReturnType<typeof callMissed>) => unknown;

/**
 * Remembers what a response says about an optional call: with 405 or 501 the backend lacks the call, with a 404 that names no
 * reason the whole path. A 404 of ours that names its reason concerns a record.
 */
export async function noteMissingCall(
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>,
  { status, code = null }: { status: number | 'MALFORMED'; code?: string | null },
  dispatch: Dispatch,
): Promise<void> {
  const isPathMissing = status === 404 && (code === null || code === 'not_found' || /^\d+$/.test(code));
  if (!isPathMissing && status !== 405 && status !== 501) return;
  const { callsOfPath, optionalCalls } = await import('@contract/extensions');
  const name = endpointName(endpoint);
  if (!optionalCalls.has(name)) return;
  for (const missing of isPathMissing ? callsOfPath(name) : [name]) rememberMissingCall(missing, dispatch);
}

/** Hides a feature and remembers it for a reload of this tab. */
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
