import type { AnyDeskCall, ArgumentsOf, Subject } from '@contract/desk/deskCall';
import type { ResponseOf } from '@contract/endpoint';
import { errorBody } from '@contract/errors';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import * as z from 'zod/mini';

type Shape = z.ZodMiniType;

/** One request: a call with its arguments. */
interface DeskRequest {
  call: AnyDeskCall;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Why a request failed. status: 0 without a response. */
export interface DeskError {
  status: number;
  /** The server's code; empty without one. */
  code: string;
  /** The server's message; empty without one. */
  message: string;
  fields: Record<string, string>;
}

const API = '/desk/api';
const SESSION_PATH = '/session';
let csrfToken = '';

/** Repeats the token of the latest session in later writes, also in uploads (media/upload.ts). */
export const csrfHeader = (): Record<string, string> => ({ 'x-csrf-token': csrfToken });

/** The URL of a request below /desk/api. */
export function deskUrl({
  call,
  params = {},
  query = {},
}: Omit<DeskRequest, 'call'> & { call: { path: string } }): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${API}${path}${search && `?${search}`}`;
}

/** Reads the error of a response that failed. */
export function deskError(status: number, body: unknown): DeskError {
  const parsed = z.safeParse(errorBody, body);
  const { messages, fields = {} } = parsed.success ? parsed.data : { messages: { error: [] }, fields: {} };
  const [first] = messages.error;
  return { status, code: String(first?.code ?? ''), message: first?.message ?? '', fields };
}

/** The server's message of an error that a request threw; '' for any other error. */
export const errorText = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && 'fields' in error
    ? (error as DeskError).message
    : '';

/** Reads the token of the present session. A session that began in another tab has another one. */
async function renewToken(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(API + SESSION_PATH, { signal }).catch(() => null);
  const parsed = z.safeParse(z.object({ csrf_token: z.string() }), await response?.json().catch(() => null));
  if (!parsed.success || parsed.data.csrf_token === csrfToken) return false;
  csrfToken = parsed.data.csrf_token;
  return true;
}

const sendOnce: BaseQueryFn<DeskRequest, unknown, DeskError> = async (request, { signal }) => {
  const { call, body } = request;
  let response: Response;
  try {
    response = await fetch(deskUrl(request), {
      method: call.method,
      signal,
      headers: { ...csrfHeader(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    return { error: { status: 0, code: '', message: '', fields: {} } };
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) return { error: deskError(response.status, answer) };
  const parsed = z.safeParse(call.response, answer);
  if (!parsed.success) {
    console.error(`The response to ${call.method} ${call.path} violates the contract`, parsed.error);
    return { error: { status: response.status, code: '', message: '', fields: {} } };
  }
  if (call.subject === 'session')
    csrfToken = (parsed.data as { csrf_token?: string }).csrf_token ?? csrfToken;
  return { data: parsed.data };
};

/**
 * Repeats a write once with the token of a newer session. When the session has ended, the desk reads it again and asks the person to
 * sign in (DeskApp.tsx); what is typed stays.
 */
const send: BaseQueryFn<DeskRequest, unknown, DeskError> = async (request, api, options) => {
  const result = await sendOnce(request, api, options);
  const { status, code } = result.error ?? {};
  if (status === 403 && code === 'csrf' && (await renewToken(api.signal)))
    return sendOnce(request, api, options);
  if (status === 401 && code === 'signed_out') api.dispatch(deskApi.util.invalidateTags(['session']));
  return result;
};

const subjects: readonly Subject[] = [
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

/** The cache of everything that the desk reads. A read belongs to the subject of its call; a write makes it stale. */
export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery: send,
  tagTypes: subjects,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    read: build.query<unknown, DeskRequest>({
      query: (request) => request,
      serializeQueryArgs: ({ queryArgs }) => `${queryArgs.call.method} ${deskUrl(queryArgs)}`,
      providesTags: (_result, _error, { call }) => [call.subject],
    }),
    write: build.mutation<unknown, DeskRequest>({
      query: (request) => request,
      invalidatesTags: (_result, error, { call }) => {
        if (error && error.status !== 409) return [];
        // After a sign-in everything that failed for want of a session is read again.
        return call.subject === 'session' ? [...subjects] : [call.subject];
      },
    }),
  }),
});

interface ReadOptions {
  /** Reads nothing while true. */
  skip?: boolean;
  /** Reads again after so many milliseconds, while the page is visible. */
  pollingInterval?: number;
}

interface Read<T> {
  data: T | undefined;
  error: DeskError | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

type Arguments<C> = Record<never, never> extends ArgumentsOf<C> ? ArgumentsOf<C> | undefined : ArgumentsOf<C>;

/** Reads a call of the desk and follows its changes. */
export function useRead<C extends { response: Shape }>(
  call: C,
  args: Arguments<C>,
  options: ReadOptions = {},
): Read<ResponseOf<C>> {
  const request = { call: call as unknown as AnyDeskCall, ...(args as object | undefined) };
  const { data, error, isFetching, refetch } = deskApi.useReadQuery(request, {
    ...options,
    skipPollingIfUnfocused: true,
  });
  return {
    data: data as ResponseOf<C> | undefined,
    error: error as DeskError | undefined,
    isFetching,
    refetch,
  };
}

export type WriteResult<T> = { data: T; error?: undefined } | { data?: undefined; error: DeskError };

/** Returns a function that reads a call once, now, and keeps nothing of it. */
export function useFetch<C extends { response: Shape }>(
  call: C,
): (args: Arguments<C>) => Promise<WriteResult<ResponseOf<C>>> {
  const [fetchOnce] = deskApi.useLazyReadQuery();
  return async (args) => {
    const request = { call: call as unknown as AnyDeskCall, ...(args as object | undefined) };
    return (await fetchOnce(request)) as unknown as WriteResult<ResponseOf<C>>;
  };
}

/** Returns a function that sends a write of the desk, and whether one is under way. */
export function useWrite<C extends { response: Shape }>(
  call: C,
): [(args: Arguments<C>) => Promise<WriteResult<ResponseOf<C>>>, { isBusy: boolean }] {
  const [write, { isLoading }] = deskApi.useWriteMutation();
  const run = async (args: Arguments<C>) => {
    const result = await write({ call: call as unknown as AnyDeskCall, ...(args as object | undefined) });
    return result as WriteResult<ResponseOf<C>>;
  };
  return [run, { isBusy: isLoading }];
}
