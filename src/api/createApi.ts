import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';
import { hasCopies } from './connection';

/**
 * The RTK Query cache of all backend data. Features add their endpoints with api.injectEndpoints in xApi.ts. Each query whose
 * response is not the last word also provides 'Unsettled', which repeatQueries invalidates.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Unsettled',
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
  // Queries that failed offline are retried when the network is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** A refusal stays a refusal; a missing, failed or malformed response, and a copy of one, may be a better one next time. */
function isUnsettled(error: Partial<ApiError> | undefined): boolean {
  if (!error) return hasCopies();
  const { status } = error;
  return status === 'MALFORMED' || (typeof status === 'number' && (status === 0 || status >= 500));
}

/** As much of an endpoint's definition as is completed here. */
interface Definition {
  type: string;
  providesTags?: unknown;
}

function withUnsettled<T extends Definition>(definition: T): T {
  if (definition.type !== 'query') return definition;
  const { providesTags } = definition;
  return {
    ...definition,
    providesTags: (data: unknown, error: Partial<ApiError> | undefined, ...rest: unknown[]) => [
      ...((typeof providesTags === 'function' ? providesTags(data, error, ...rest) : providesTags) ?? []),
      ...(isUnsettled(error) ? ['Unsettled'] : []),
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
