import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';
import type { Call, CallMeta, CallResult } from './call';

/**
 * The RTK Query cache of all backend data. Features add their endpoints with api.injectEndpoints in xApi.ts. A query with a provisional
 * response also provides the tag 'Failed' or 'Copy', which repeatQueries invalidates.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Copy',
    'Failed',
    'Cart',
    'Session',
    'Wishlist',
    'Addresses',
    'Orders',
    'Reviews',
    'Chat',
    'BlogDiscussion',
    'OpenSessions',
    'Saved',
    'Viewed',
    'Passkeys',
    'Push',
  ],
  keepUnusedDataFor: 300,
  // Queries that failed offline are retried when the device is online again.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** A rejection is final; a missing, failed or malformed response is worth another attempt. */
const isRepeatable = ({ status }: Partial<ApiError>): boolean =>
  status === 'MALFORMED' || (typeof status === 'number' && (status === 0 || status >= 500));

type Send = (args: Call) => Promise<CallResult>;

/** The part of an endpoint's definition that is extended here. */
interface Definition {
  type: string;
  providesTags?: unknown;
  queryFn?: (arg: unknown, queryApi: unknown, extraOptions: unknown, send: Send) => Promise<CallResult>;
}

/** A query of several calls counts as a copy when any of them does. */
function withMeta(queryFn: NonNullable<Definition['queryFn']>): Definition['queryFn'] {
  return async (arg, queryApi, extraOptions, send) => {
    const meta: CallMeta = { isCopy: false };
    const result = await queryFn(arg, queryApi, extraOptions, async (args) => {
      const sent = await send(args);
      meta.isCopy ||= sent.meta?.isCopy ?? false;
      return sent;
    });
    return { ...result, meta };
  };
}

function withUnsettled<T extends Definition>(definition: T): T {
  if (definition.type !== 'query') return definition;
  const { providesTags, queryFn } = definition;
  return {
    ...definition,
    ...(queryFn && { queryFn: withMeta(queryFn) }),
    providesTags: (
      data: unknown,
      error: Partial<ApiError> | undefined,
      arg: unknown,
      meta: CallMeta | undefined,
    ) => [
      ...((typeof providesTags === 'function' ? providesTags(data, error, arg, meta) : providesTags) ?? []),
      ...(error && isRepeatable(error) ? ['Failed'] : []),
      ...(!error && meta?.isCopy ? ['Copy'] : []),
    ],
  };
}

const { injectEndpoints } = api;
api.injectEndpoints = ((options: Parameters<typeof injectEndpoints>[0]) =>
  injectEndpoints({
    ...options,
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(options.endpoints(build) as Record<string, Definition>).map(([name, definition]) => [
          name,
          withUnsettled(definition),
        ]),
      ) as never,
  })) as unknown as typeof injectEndpoints;
