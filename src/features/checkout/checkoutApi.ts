import { call } from '@/api/call';
import { getRegions, placeOrder } from '@/api/contract/cartEndpoints';
import type { CallArguments, ResponseOf } from '@/api/contract/endpoint';
import { listOrders, type Order } from '@/api/contract/order';
import { api } from '@/api/createApi';

type Placement = CallArguments<typeof placeOrder>['body'] & { idempotencyKey: string };
export type Placed = ResponseOf<typeof placeOrder>;
export type Region = ResponseOf<typeof getRegions>[number];

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegions: build.query<Region[], string>({
      query: (country_id) => call(getRegions, { query: { country_id } }),
      keepUnusedDataFor: 3600,
    }),
    placeOrder: build.mutation<Placed, Placement>({
      query: ({ idempotencyKey, ...body }) => ({
        ...call(placeOrder, { body }),
        idempotencyKey,
        lane: 'cart',
      }),
      invalidatesTags: (placed) => (placed ? ['Cart', 'Orders'] : []),
    }),
    listOrders: build.query<Order[], void>({ query: () => call(listOrders), providesTags: ['Orders'] }),
  }),
});

export const { useGetRegionsQuery, usePlaceOrderMutation, useListOrdersQuery } = checkoutApi;
