import { ownValue } from '../../../contract/ownValue.ts';
import { webLocale } from '../../../contract/webLocale.ts';
import type { WeekHours } from '../catalog/details.ts';
import { upcomingSpecialDays } from '../delivery/calendar.ts';
import { addDays, minutesOf, weekdayOf } from '../delivery/calendarDays.ts';
import { type CalendarScope, tenantTime } from '../delivery/deliveryDays.ts';
import { configOf } from '../tenant/tenant.ts';
import type { NearbyLocation } from './locations.ts';

/** An arbitrary Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const closed: Record<string, string> = { fr: 'Fermé' };

/** Formats two times of the 24-hour clock: 10 AM – 8 PM. Full hours omit the minutes: 8 PM, 20 h. */
export function formatHours(from: string, to: string, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const format = (text: string) =>
    time
      .format(new Date(monday + minutesOf(text) * 60_000))
      .replace(/:00(?=\D|$)/, '')
      .replace(/ h 00$/, ' h');
  return `${format(from)} – ${format(to)}`;
}

/** Formats opening hours for display, one entry per day: Mon, 10 AM – 8 PM. locale: en-US, fr-CA. */
function formatOpeningHours(hours: WeekHours, locale: string): { day: string; hours: string }[] {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return hours.map((open, at) => ({
    day: day.format(new Date(monday + at * dayMs)),
    hours: open ? formatHours(open.opens, open.closes, locale) : closedText(locale),
  }));
}

type SpecialDays = ReturnType<typeof upcomingSpecialDays>;

const closedText = (locale: string) => ownValue(closed, locale.slice(0, 2)) ?? 'Closed';

/** Special days are listed with the week from this many days before. */
const LISTED_AHEAD = 14;

/** The special days of the next two weeks as additional lines: Thu, Nov 26 (Thanksgiving): Closed. */
function formatSpecialDays(hours: WeekHours, specialDays: SpecialDays, locale: string, today: string) {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return specialDays
    .filter(({ date }) => date >= today && date < addDays(today, LISTED_AHEAD))
    .filter(({ date }) => hours[weekdayOf(date) - 1])
    .map(({ date, name, opens, closes }) => ({
      day: `${format.format(new Date(`${date}T00:00:00Z`))}${name && ` (${name})`}`,
      hours: opens ? formatHours(opens, closes, locale) : closedText(locale),
    }));
}

/** Dependencies of the hours of all locations of a tenant. */
export interface OpeningScope {
  /** en-US, fr-CA */
  locale: string;
  /** Today's date in the tenant's time zone. */
  today: string;
  specialDays: SpecialDays;
}

/** Reads the calendar of a tenant for a request's language and time. */
export function openingScopeOf(scope: Omit<CalendarScope, 'db'>): OpeningScope {
  const { tenant, language } = scope;
  const today = tenantTime(scope).day;
  return {
    locale: webLocale(configOf(tenant, language).locale),
    today,
    specialDays: upcomingSpecialDays(tenant.delivery, language, today),
  };
}

/** Maps a location to the contract. */
export const presentLocation = (location: NearbyLocation, { locale, today, specialDays }: OpeningScope) => ({
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
  hours: [
    ...formatOpeningHours(location.hours, locale),
    ...formatSpecialDays(location.hours, specialDays, locale, today),
  ],
  week: location.hours.map((day) => day ?? { opens: '', closes: '' }),
  special_days: specialDays,
  time_zone: location.timeZone,
});
