import { type AnyDeskCall, type ArgumentsOf, type Subject, subjectsOf } from '@contract/desk/deskCall';
import type { ResponseOf } from '@contract/endpoint';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { useRef } from 'react';
import * as z from 'zod/mini';
import type { ApiError } from '@/api/apiError';
import { http, repeatOnce, toApiError } from '@/api/http';
import { fillPath } from '@/lib/fillPath';
import { isIdle } from './lastInput';

type Shape = z.ZodMiniType;

/** A request: a call with its arguments. */
interface DeskRequest {
  call: AnyDeskCall;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const API = '/desk/api';
/** The address of a call below /desk/api. */
export type Address = Omit<DeskRequest, 'call'> & { call: { path: string } };

function pathOf({ call, params, query = {} }: Address): string {
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return fillPath(call.path, params) + (search && `?${search}`);
}

/** The URL of a file of the desk. */
export const deskUrl = (address: Address): string => API + pathOf(address);

/** CSRF token of the latest session. A session that began in another tab has a different one. */
let csrfToken = '';
const sessionToken = z.object({ csrf_token: z.string() });

/** The client of the desk's API. Its timeout is longer than the shop's, because a report of a year takes longer. */
export const deskHttp = http.create({ baseURL: API, timeout: 60_000 });

deskHttp.interceptors.request.use((config) => {
  config.headers.set('X-CSRF-Token', csrfToken);
  // Errors are shown in the language that the person chose, which may differ from the browser's.
  const language = globalThis.document?.documentElement.lang;
  if (language) config.headers.set('Accept-Language', language);
  if (isIdle()) config.headers.set('X-Idle', '1');
  return config;
});
deskHttp.interceptors.response.use(
  (response) => {
    csrfToken = z.safeParse(sessionToken, response.data).data?.csrf_token ?? csrfToken;
    return response;
  },
  async (error: unknown) => {
    const { status, code } = toApiError(error);
    if (status !== 403 || code !== 'csrf') throw error;
    const refused = csrfToken;
    await deskHttp.get('/session').catch(() => undefined);
    if (csrfToken === refused) throw error;
    return repeatOnce(deskHttp, error);
  },
);

/** If the session has ended, the desk reads it again and asks the person to sign in (DeskApp.tsx); input on the screen is preserved. */
const send: BaseQueryFn<DeskRequest, unknown, ApiError> = async (request, { signal, dispatch }) => {
  const { call, body } = request;
  const { method, path } = call;
  try {
    const { data } = await deskHttp.request<unknown>({ method, url: pathOf(request), data: body, signal });
    const parsed = z.safeParse(call.response, data);
    if (parsed.success) return { data: parsed.data };
    console.error(`The response to ${method} ${path} violates the contract`, parsed.error);
    return { error: { status: 'MALFORMED', messages: [], fields: {}, code: null } };
  } catch (failure) {
    const error = toApiError(failure);
    if (error.status === 401 && error.code === 'signed_out')
      dispatch(deskApi.util.invalidateTags(['session']));
    return { error };
  }
};

export const subjects: readonly Subject[] = [
  'session',
  'account',
  'staff',
  'audit',
  'devices',
  'playlists',
  'media',
  'messages',
  'orders',
  'requests',
  'approvals',
  'outbox',
  'releases',
  'reports',
  'salesCalls',
  'settings',
];

/** The cache of everything that the desk reads. A read belongs to the subject of its call; a write invalidates its subjects. */
export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery: send,
  tagTypes: subjects,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    read: build.query<unknown, DeskRequest>({
      query: (request) => request,
      serializeQueryArgs: ({ queryArgs }) => `${queryArgs.call.method} ${pathOf(queryArgs)}`,
      providesTags: (_result, _error, { call }) => [call.subject],
    }),
    write: build.mutation<unknown, DeskRequest>({
      query: (request) => request,
      invalidatesTags: (_result, error, { call }) => {
        if (error && error.status !== 409) return [];
        // After a sign-in, everything that failed without a session is read again.
        return call.subject === 'session' ? [...subjects] : subjectsOf(call);
      },
    }),
  }),
});

interface ReadOptions {
  /** Reads nothing while true. */
  skip?: boolean;
  /** Reads again after this many milliseconds, while the page is visible. */
  pollingInterval?: number;
}

interface Read<T> {
  /** Data for the previous arguments, until the new data arrives. */
  data: T | undefined;
  /** Data for the current arguments only. */
  currentData: T | undefined;
  error: ApiError | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

type Arguments<C> = Record<never, never> extends ArgumentsOf<C> ? ArgumentsOf<C> | undefined : ArgumentsOf<C>;

const toRequest = (call: { response: Shape }, args: unknown): DeskRequest => ({
  call: call as unknown as AnyDeskCall,
  ...(args as object | undefined),
});

/** Reads a call of the desk and subscribes to its changes. */
export function useRead<C extends { response: Shape }>(
  call: C,
  args: Arguments<C>,
  options: ReadOptions = {},
): Read<ResponseOf<C>> {
  const read = deskApi.useReadQuery(toRequest(call, args), { ...options, skipPollingIfUnfocused: true });
  return read as Read<ResponseOf<C>>;
}

export type WriteResult<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

/** Returns a function that reads a call once. It does not subscribe to changes, because such a read may be counted by a rate limit. */
export function useFetch<C extends { response: Shape }>(
  call: C,
): (args: Arguments<C>) => Promise<WriteResult<ResponseOf<C>>> {
  const [fetchOnce] = deskApi.useLazyReadQuery();
  return async (args) => {
    const reading = fetchOnce(toRequest(call, args));
    const result = (await reading) as unknown as WriteResult<ResponseOf<C>>;
    reading.unsubscribe();
    return result;
  };
}

/**
 * Returns a function that sends a write of the desk, and whether one is pending. The same write is not sent again while it is pending, so
 * that a double click has the effect of a single one.
 */
export function useWrite<C extends { response: Shape }>(
  call: C,
): [(args: Arguments<C>) => Promise<WriteResult<ResponseOf<C>>>, { isBusy: boolean }] {
  const [write, { isLoading }] = deskApi.useWriteMutation();
  const pending = useRef(new Map<string, Promise<WriteResult<ResponseOf<C>>>>());
  const run = async (args: Arguments<C>) => {
    const request = toRequest(call, args);
    const key = JSON.stringify([pathOf(request), request.body]);
    const sent =
      pending.current.get(key) ?? (write(request) as unknown as Promise<WriteResult<ResponseOf<C>>>);
    pending.current.set(key, sent);
    const result = await sent;
    pending.current.delete(key);
    return result;
  };
  return [run, { isBusy: isLoading }];
}
