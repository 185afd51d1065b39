import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, id, list, maybeNumber, optionalString, text } from './fields';

/** A shop. distance is in miles from the place asked about, null when none was. */
export const location = z.object({
  store_id: id,
  store_name: text(),
  google_code: text(),
  address: text(),
  city: text(),
  region: text(),
  postcode: text(),
  country_id: text('US'),
  phone: text(),
  latitude: maybeNumber,
  longitude: maybeNumber,
  distance: maybeNumber,
  pickup_method: text(),
  has_pickup: flag(),
  /** Lines as the shop writes them: Mon 10-9. */
  hours: list(z.object({ day: text(), hours: text() })),
});
export type Location = z.output<typeof location>;

/** Most shops one call answers with; a chain may have thousands. */
export const mostLocations = 100;

export const listLocations = endpoint({
  method: 'GET',
  path: '/locations',
  summary: 'Shops, nearest first when lat and long or zip is given; one by storelocationid',
  query: z.object({
    lat: optionalString,
    long: optionalString,
    zip: optionalString,
    storelocationid: optionalString,
  }),
  response: z.array(location),
});
