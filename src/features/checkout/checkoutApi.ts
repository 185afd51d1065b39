import type { CallArguments } from '@contract/endpoint';
import { listOrders, type Order, trackOrder } from '@contract/order';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Order[], void>({ query: () => call(listOrders), providesTags: ['Orders'] }),
    trackOrder: build.mutation<Order, CallArguments<typeof trackOrder>['body']>({
      query: (body) => call(trackOrder, { body }),
    }),
  }),
});

export const { useListOrdersQuery, useTrackOrderMutation } = checkoutApi;
