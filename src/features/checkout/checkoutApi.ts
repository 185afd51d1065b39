import { postForm } from '@contract/content';
import type { CallArguments } from '@contract/endpoint';
import { listOrders, type Order, trackOrder } from '@contract/order';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { trackEvent } from '@/api/useTrack';
import { parseDate } from '@/lib/dates';
import { formSubmitted } from '@/lib/tracked';

const placedAt = ({ created_at }: Order) => parseDate(created_at)?.getTime() ?? 0;

/** The specification does not define the order of the list. */
const newestFirst = (orders: Order[]) => [...orders].sort((one, other) => placedAt(other) - placedAt(one));

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Order[], void>({
      query: () => call(listOrders),
      transformResponse: newestFirst,
      providesTags: ['Orders'],
    }),
    trackOrder: build.mutation<Order, CallArguments<typeof trackOrder>['body']>({
      query: (body) => call(trackOrder, { body }),
    }),
    reportProblem: build.mutation<{ success: boolean }, CallArguments<typeof postForm>['body']>({
      query: (body) => call(postForm, { params: { form: 'contact' }, body }),
      onQueryStarted: (body, { queryFulfilled, dispatch }) =>
        queryFulfilled.then(
          () => dispatch(trackEvent(formSubmitted('contact', body))),
          () => {},
        ),
    }),
  }),
});

export const { useListOrdersQuery, useReportProblemMutation, useTrackOrderMutation } = checkoutApi;
