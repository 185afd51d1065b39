import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { converted, flag, identified, list, maybeNumber, readAs, text, textLike } from './fields';
import { optionalInput } from './inputs';
import { isObject } from './reshape';
import { isTimeZoneLike } from './timeZone';
import { uniqueList } from './uniqueList';

const DAYS_OF_WEEK = 7;
const isPosition = (key: string) => /^[0-6]$/.test(key);

/**
 * A closed day may be null, false or missing from a map by position. A list drops such elements, which would shift the days after it.
 */
function withClosedDays(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const days = new Map(entries.map(([key, day]) => [key, isObject(day) ? day : {}]));
  return entries.length > 0 && entries.every(([key]) => isPosition(key))
    ? Array.from({ length: DAYS_OF_WEEK }, (_, at) => days.get(String(at)) ?? {})
    : [...days.values()];
}

/** A location of the dealer. distance: miles from the searched position; null without a search. */
export const locationFields = z.object({
  store_id: text(),
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
  /** Opening hours as staff entered them: Mon 10-9. */
  hours: list(z.object({ day: text(), hours: text() })),
  /**
   * Seven days from Monday, 24-hour clock in the location's time zone; both texts are empty on a closed day. Empty if the backend only has
   * text lines.
   */
  week: converted(withClosedDays, list(z.object({ opens: text(), closes: text() }))),
  /**
   * Days from yesterday to a few weeks ahead with hours that differ from the usual ones, such as holidays. date: 2026-11-26; both times are
   * empty on a closed day. A location closed on that weekday remains closed
   */
  special_days: list(z.object({ date: text(), name: text(), opens: text(), closes: text() })),
  /** IANA name; '' for the tenant's time zone (`timezoneId`). */
  time_zone: textLike((zone) => zone === '' || isTimeZoneLike(zone), ''),
});
/** The address of a location may be an object or lines instead of one text. */
function withAddressLine(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { address } = value;
  const lines = isObject(address) ? (address.street ?? address.line1 ?? '') : address;
  const line = Array.isArray(lines) ? lines.join(', ') : lines;
  return isObject(address) ? { ...address, ...value, address: line } : { ...value, address: line };
}

/** Shop systems use 0, 0, a point in the Atlantic, for a location without coordinates. */
const withoutZeroPlace = (value: unknown): unknown =>
  isObject(value) && Number(value.latitude) === 0 && Number(value.longitude) === 0
    ? { ...value, latitude: null, longitude: null }
    : value;

/** The specification identifies a location by its google_code. */
export const location = converted(
  withAddressLine,
  readAs(converted(withoutZeroPlace, identified(locationFields, 'store_id', 'google_code')), {
    store_id: ['google_code', 'storelocationid', 'location_id', 'entity_id', 'id'],
    store_name: ['name', 'title'],
    phone: ['telephone'],
    latitude: ['lat'],
    longitude: ['long', 'lng', 'lon'],
    region: ['state'],
    postcode: ['zip', 'postal_code'],
    time_zone: ['timezone'],
  }),
);
export type Location = z.output<typeof location>;

/** Maximum locations in a response, because a chain may have thousands. */
export const mostLocations = 100;

export const listLocations = endpoint({
  method: 'GET',
  path: '/locations',
  summary: 'Showrooms, nearest first with lat and long or zip; one by storelocationid',
  query: z.object({
    lat: optionalInput,
    long: optionalInput,
    zip: optionalInput,
    storelocationid: optionalInput,
  }),
  response: uniqueList(location, 'store_id'),
});
