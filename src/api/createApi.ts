import type { UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './call';

/** redux-persist's action; the library itself is known to src/app/persistence.ts only. */
const REHYDRATE = 'persist/REHYDRATE';

interface Rehydration extends UnknownAction {
  payload?: { api?: unknown };
}

/**
 * The cache of everything the server owns. Features add their endpoints with api.injectEndpoints in xApi.ts;
 * what redux-persist kept comes back through extractRehydrationInfo.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Cart', 'Session', 'Wishlist', 'Addresses', 'Orders', 'Reviews', 'Chat', 'BlogTalk'],
  keepUnusedDataFor: 300,
  // What failed for want of a network comes by itself once there is one.
  refetchOnReconnect: true,
  extractRehydrationInfo: (action) =>
    action.type === REHYDRATE ? ((action as Rehydration).payload?.api as never) : undefined,
  endpoints: () => ({}),
});
