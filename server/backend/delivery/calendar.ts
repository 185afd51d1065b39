import * as z from 'zod/mini';
import type { WeekHours } from '../catalog/details.ts';
import { addDays, type LocalTime, minutesOf, weekdayOf } from './calendarDays.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const days = z.int().check(z.gte(0), z.lte(365));

const zone = z.object({
  /** Identifies the zone in its slot counts. */
  name: z.string(),
  /** Postcode prefixes without spaces; '' matches every postcode. The longest matching prefix decides. */
  postcodes: z.array(z.string()),
  /** Days of the week on which the zone is served: 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))),
  /** Orders after this time count as placed on the next day. */
  cut_off: time,
  /** Days from the order to the delivery of goods in stock, and of goods made to order. */
  stock_days: days,
  order_days: days,
  /** Added to the price of each delivery there, in units of the currency. */
  surcharge: z._default(z.number().check(z.gte(0)), 0),
  /** A carrier delivers there instead of the dealer's own crews. */
  by_carrier: z._default(z.boolean(), false),
  /** Slots with the maximum number of orders per day. None if a carrier delivers at its own hours. */
  slots: z._default(z.array(z.object({ from: time, to: time, capacity: z.int().check(z.gte(1)) })), []),
});
export type DeliveryZone = z.output<typeof zone>;

const dayOfCalendar = z.string().check(z.regex(/^(\d{4}-)?\d\d-\d\d$/));

/** A day with different hours than its weekday: 2026-11-26, or 12-25 for every year. */
const specialDay = z.object({
  day: dayOfCalendar,
  /** Name by language. */
  name: z._default(z.record(z.string(), z.string()), {}),
  /** The hours of all locations on that day; if missing, they are closed, and nothing is delivered. */
  hours: z._default(z.nullable(z.object({ opens: time, closes: time })), null),
});
type SpecialDay = z.output<typeof specialDay>;

const rawSettings = z.object({
  zones: z.array(zone),
  special_days: z._default(z.array(specialDay), []),
  /** Shorthand for special_days that are closed and have no name. */
  closed_days: z._default(z.array(dayOfCalendar), []),
  /** Number of days to choose from, starting with the earliest. */
  offered_days: z._default(z.int().check(z.gte(1), z.lte(60)), 10),
  pickup: z.object({
    /** Minutes before closing time after which goods are ready on the next open day. */
    last_minutes: z._default(z.int().check(z.gte(0)), 120),
    /** Days until goods from another location arrive, and goods made to order. */
    transfer_days: days,
    order_days: days,
  }),
});
const settings = z.pipe(
  rawSettings,
  z.transform(({ closed_days, special_days, ...rest }) => ({
    ...rest,
    special_days: [
      ...special_days,
      ...closed_days.map((day): SpecialDay => ({ day, name: {}, hours: null })),
    ],
  })),
);
export type DeliveryCalendar = z.output<typeof settings>;

/** How the goods are supplied. The line that takes longest determines the supply of a cart. */
export type Supply = 'in_stock' | 'special_order';

/** Parses a tenant's delivery calendar; null if there is none, or if it is invalid, which is logged. */
export function readDeliveryCalendar(tenantCode: string, input: unknown): DeliveryCalendar | null {
  if (input === undefined) return null;
  const { data, error } = z.safeParse(settings, input);
  if (error) {
    const places = error.issues.map(({ path }) => path.join('.'));
    console.warn(`Tenant ${tenantCode}: the delivery calendar is invalid at ${places.join(', ')}`);
  }
  return data ?? null;
}

/** Finds the zone of a normalised postcode; null if the tenant does not deliver there. */
export function zoneOf({ zones }: DeliveryCalendar, postcode: string): DeliveryZone | null {
  const plain = postcode.replaceAll(' ', '');
  let best: { zone: DeliveryZone; length: number } | null = null;
  for (const candidate of zones)
    for (const start of candidate.postcodes)
      if (plain.startsWith(start) && start.length > (best?.length ?? -1))
        best = { zone: candidate, length: start.length };
  return best?.zone ?? null;
}

const findSpecialDay = ({ special_days }: DeliveryCalendar, day: string): SpecialDay | undefined =>
  special_days.find((special) => special.day === day) ??
  special_days.find((special) => special.day === day.slice(5));

export const isClosed = (calendar: DeliveryCalendar, day: string): boolean =>
  findSpecialDay(calendar, day)?.hours === null;

/** The hours of a location on a day; null if it is closed. week: Monday first */
export function hoursOn(calendar: DeliveryCalendar, week: WeekHours, day: string): WeekHours[number] {
  const ordinary = week[weekdayOf(day) - 1] ?? null;
  const special = findSpecialDay(calendar, day);
  return ordinary && special ? special.hours : ordinary;
}

/** Shoppers plan some weeks ahead. Pages that show these days are rendered again every day. */
const SHOWN_DAYS = 60;

/**
 * The special days of the next weeks, as presented in the contract. They start with yesterday, whose hours may end after midnight and which
 * is still today in other time zones.
 */
export function upcomingSpecialDays(calendar: DeliveryCalendar | null, language: string, today: string) {
  if (!calendar) return [];
  return Array.from({ length: SHOWN_DAYS }, (_, offset) => addDays(today, offset - 1)).flatMap((date) => {
    const special = findSpecialDay(calendar, date);
    if (!special) return [];
    const { opens, closes } = special.hours ?? { opens: '', closes: '' };
    return [{ date, name: special.name[language] ?? special.name.en ?? '', opens, closes }];
  });
}

/** The first day that the lead time permits, whether or not the zone is served on it. */
export function leadDay(
  { cut_off, stock_days, order_days }: DeliveryZone,
  supply: Supply,
  { day, minutes }: LocalTime,
): string {
  const orderedOn = minutes < minutesOf(cut_off) ? day : addDays(day, 1);
  return addDays(orderedOn, supply === 'in_stock' ? stock_days : order_days);
}

/** A year, after which a zone that is never served yields no days. */
const SEARCHED_DAYS = 366;

/** Yields the days on which a zone is served, from the first one that the lead time permits. */
export function* servedDays(
  calendar: DeliveryCalendar,
  served: DeliveryZone,
  supply: Supply,
  now: LocalTime,
): Generator<string> {
  const first = leadDay(served, supply, now);
  for (let offset = 0; offset < SEARCHED_DAYS; offset += 1) {
    const day = addDays(first, offset);
    if (served.weekdays.includes(weekdayOf(day)) && !isClosed(calendar, day)) yield day;
  }
}
