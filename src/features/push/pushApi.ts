import type { ResponseOf } from '@contract/endpoint';
import { getPushKey, type PushWatch, putPushWatches, readPushWatches, stopPushWatches } from '@contract/push';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

type Watches = ResponseOf<typeof readPushWatches>;

interface Subscribing {
  endpoint: string;
  public_key: string;
  auth: string;
  time_zone: string;
  watches: PushWatch[];
}

/** Push messages to this browser. Extensions that a dealer's backend may lack. */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPushKey: build.query<ResponseOf<typeof getPushKey>, void>({ query: () => call(getPushKey) }),
    /** endpoint: of the browser's subscription */
    readPushWatches: build.query<Watches, string>({
      query: (endpoint) => call(readPushWatches, { body: { endpoint } }),
      providesTags: ['Push'],
      keepUnusedDataFor: 0,
    }),
    putPushWatches: build.mutation<Watches, Subscribing>({
      query: (body) => call(putPushWatches, { body }),
      invalidatesTags: ['Push'],
    }),
    stopPushWatches: build.mutation<unknown, { endpoint: string; watches: PushWatch[] }>({
      query: (body) => call(stopPushWatches, { body }),
      invalidatesTags: ['Push'],
    }),
  }),
});

export const { useGetPushKeyQuery, useReadPushWatchesQuery } = pushApi;
