import { type Location, location } from '@contract/location';

/** A location of a test at [longitude, latitude]; null: its coordinates are unknown. */
export const makeLocation = (
  store_id: string,
  coordinates: readonly [number, number] | null,
  rest: object = {},
): Location =>
  location.parse({
    store_id,
    store_name: `Shop ${store_id}`,
    longitude: coordinates?.[0] ?? null,
    latitude: coordinates?.[1] ?? null,
    ...rest,
  });
