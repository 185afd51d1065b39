import { listOrders, type Order } from '@contract/order';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Order[], void>({ query: () => call(listOrders), providesTags: ['Orders'] }),
  }),
});

export const { useListOrdersQuery } = checkoutApi;
