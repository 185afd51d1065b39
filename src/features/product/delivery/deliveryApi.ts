import { type DeliveryDates, type DeliveryDay, getDeliveryDates, getDeliveryDays } from '@contract/delivery';
import type { AnyEndpoint, ResponseOf } from '@contract/endpoint';
import { isApiError, messageOf } from '@/api/apiError';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { useIsOffered } from '@/api/missingCalls';

/** Days change at cut-off times and when other orders fill slots. */
const FRESH_SECONDS = 300;

const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One request serves all tiles: the earliest days by the way a product is supplied. */
    getDeliveryDates: build.query<DeliveryDates, string>({
      query: (zip) => call(getDeliveryDates, { params: { zip } }),
      keepUnusedDataFor: FRESH_SECONDS,
    }),
    /** contents is not sent; it gives a changed cart a new cache entry. */
    getDeliveryDays: build.query<DeliveryDay[], { zip: string; contents: string }>({
      query: ({ zip }) => call(getDeliveryDays, { params: { zip } }),
      transformResponse: ({ days }: ResponseOf<typeof getDeliveryDays>) => days,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetDeliveryDaysQuery } = deliveryApi;
const { useGetDeliveryDatesQuery, useLazyGetDeliveryDatesQuery } = deliveryApi;

/**
 * Returns a function that checks a postcode with the backend: resolves to its message if there is no such place, or else null. Without a
 * response, the postcode counts as valid.
 */
export function useCheckPostcode() {
  const isOffered = useIsOffered(getDeliveryDates as AnyEndpoint);
  const [read] = useLazyGetDeliveryDatesQuery();
  return async (postcode: string, fallback: string): Promise<string | null> => {
    if (!isOffered) return null;
    const { error } = await read(postcode, true);
    return isApiError(error) && error.status === 422 ? messageOf(error, fallback) : null;
  };
}

/** Returns the earliest days for a postcode; undefined without a postcode, or if the backend has no calendar. */
export function useDeliveryDates(postcode: string): DeliveryDates | undefined {
  const isOffered = useIsOffered(getDeliveryDates as AnyEndpoint);
  const isSkipped = postcode === '' || !isOffered;
  return useGetDeliveryDatesQuery(postcode, { skip: isSkipped }).currentData;
}
