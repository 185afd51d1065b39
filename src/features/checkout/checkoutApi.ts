import { call } from '@/api/call';
import { placeOrder } from '@/api/contract/cartEndpoints';
import type { CallArguments, ResponseOf } from '@/api/contract/endpoint';
import { listOrders, type Order } from '@/api/contract/order';
import { api } from '@/api/createApi';

type Placement = CallArguments<typeof placeOrder>['body'] & { idempotencyKey: string };
export type Placed = ResponseOf<typeof placeOrder>;

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<Placed, Placement>({
      query: ({ idempotencyKey, ...body }) => ({
        ...call(placeOrder, { body }),
        idempotencyKey,
        lane: 'cart',
      }),
      // A refusal too: it may be because the cart is another by now.
      invalidatesTags: (placed) => (placed ? ['Cart', 'Orders'] : ['Cart']),
    }),
    listOrders: build.query<Order[], void>({ query: () => call(listOrders), providesTags: ['Orders'] }),
  }),
});

export const { usePlaceOrderMutation, useListOrdersQuery } = checkoutApi;
