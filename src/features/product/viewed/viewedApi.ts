import { deleteViewed, listViewed, putViewed } from '@contract/customerLists';
import type { ResponseOf } from '@contract/endpoint';
import { call } from '@/api/call';
import { sessionApi } from '@/api/sessionApi';

/** Requests are sent one after another, so that the last change wins. */
const QUEUE = { queue: 'viewed' };

const idsOf = (list: ResponseOf<typeof listViewed>) => list.map(({ product_id }) => product_id);

/** Products that a signed-in customer has viewed; a guest's are in viewedSlice. Extensions that a dealer's backend may lack. */
export const viewedApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    listViewed: build.query<string[], void>({
      query: () => ({ ...call(listViewed), ...QUEUE }),
      transformResponse: idsOf,
      providesTags: ['Viewed'],
    }),
    putViewed: build.mutation<unknown, readonly string[]>({
      query: (ids) => ({ ...call(putViewed, { body: { product_ids: [...ids] } }), ...QUEUE }),
      invalidatesTags: ['Viewed'],
    }),
    deleteViewed: build.mutation<unknown, void>({
      query: () => ({ ...call(deleteViewed), ...QUEUE }),
      invalidatesTags: ['Viewed'],
    }),
  }),
});

export const { useListViewedQuery } = viewedApi;
