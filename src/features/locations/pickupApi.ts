import { getCartPickup, getProductPickup, type PickupLocation } from '@contract/delivery';
import type { AnyEndpoint, ResponseOf } from '@contract/endpoint';
import type { Location } from '@contract/location';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { useIsOffered } from '@/api/missingCalls';
import { useListLocationsQuery } from './locationsApi';

/** What is picked up: a product, or the cart. contents is not sent; it gives a changed cart a new cache entry */
export type PickupGoods = { productId: string } | { contents: string };

type PickupRequest = PickupGoods & { zip?: string };

const pickupApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPickup: build.query<PickupLocation[], PickupRequest>({
      query: ({ zip, ...goods }) =>
        'productId' in goods
          ? call(getProductPickup, { params: { id: goods.productId }, query: { zip } })
          : { ...call(getCartPickup, { query: { zip } }), queue: 'cart' },
      transformResponse: ({ locations }: ResponseOf<typeof getCartPickup>) => locations,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The locations of a backend without pickup calls: those that offer pickup, or all if none is marked. */
function locationsWithPickup(locations: readonly Location[]): PickupLocation[] {
  const named = locations.filter(({ has_pickup, pickup_method }) => has_pickup || pickup_method !== '');
  const chosen = named.length > 0 ? named : locations;
  return chosen.map((location) => ({ ...location, supply: '', ready_date: '' }));
}

/** Returns the locations at which a product or the cart can be picked up, nearest to the postcode first. */
export function usePickupLocations(goods: PickupGoods, postcode: string) {
  const zip = postcode || undefined;
  const endpoint = ('productId' in goods ? getProductPickup : getCartPickup) as AnyEndpoint;
  const isOffered = useIsOffered(endpoint);
  const pickup = pickupApi.useGetPickupQuery({ ...goods, zip }, { skip: !isOffered });
  const plain = useListLocationsQuery({ zip }, { skip: isOffered });
  const source = isOffered ? pickup : plain;
  // The previous list is shown while the list for another cart or postcode loads, but not after a failure: its stock and days are of
  // other goods.
  const latest = source.isError ? 'currentData' : 'data';
  const plainLocations = plain[latest];
  return {
    locations: isOffered ? pickup[latest] : plainLocations && locationsWithPickup(plainLocations),
    isError: source.isError,
    refetch: source.refetch,
  };
}
