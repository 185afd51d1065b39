import { ownValue } from '../../../contract/ownValue.ts';
import type { WeekHours } from '../catalog/details.ts';
import type { NearbyLocation } from './locations.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const closed: Record<string, string> = { fr: 'Fermé' };

const clockTime = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return new Date(monday + (hours * 60 + minutes) * 60_000);
};

/** Formats two times of the 24-hour clock: 10 AM – 8 PM. Full hours omit the minutes: 8 PM, 20 h. */
export function formatHours(from: string, to: string, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const format = (text: string) =>
    time
      .format(clockTime(text))
      .replace(/:00(?=\D|$)/, '')
      .replace(/ h 00$/, ' h');
  return `${format(from)} – ${format(to)}`;
}

/** Formats opening hours for display, one entry per day: Mon, 10 AM – 8 PM. locale: en-US, fr-CA. */
function formatOpeningHours(hours: WeekHours, locale: string): { day: string; hours: string }[] {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return hours.map((open, at) => ({
    day: day.format(new Date(monday + at * dayMs)),
    hours: open
      ? formatHours(open.opens, open.closes, locale)
      : (ownValue(closed, locale.slice(0, 2)) ?? 'Closed'),
  }));
}

/** Maps a location to the contract. locale: en-US, fr-CA. */
export const presentLocation = (location: NearbyLocation, locale: string) => ({
  store_id: location.id,
  store_name: location.name,
  google_code: location.googleCode,
  address: location.address,
  city: location.city,
  region: location.region,
  postcode: location.postcode,
  country_id: location.country,
  phone: location.phone,
  latitude: location.latitude,
  longitude: location.longitude,
  distance: location.distance,
  pickup_method: location.pickupMethod,
  has_pickup: location.pickupMethod !== '',
  hours: formatOpeningHours(location.hours, locale),
  week: location.hours.map((day) => day ?? { opens: '', closes: '' }),
  time_zone: location.timeZone,
});
