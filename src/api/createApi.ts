import type { UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** redux-persist's action type. Only src/app/persistence.ts imports the library. */
const REHYDRATE = 'persist/REHYDRATE';

interface Rehydration extends UnknownAction {
  payload?: { api?: unknown };
}

/**
 * The RTK Query cache of all backend data. Features add their endpoints with api.injectEndpoints in xApi.ts;
 * persisted queries are restored through extractRehydrationInfo.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
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
  extractRehydrationInfo: (action) =>
    action.type === REHYDRATE ? ((action as Rehydration).payload?.api as never) : undefined,
  endpoints: () => ({}),
});
