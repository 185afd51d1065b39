import * as z from 'zod/mini';
import { addDays, type LocalTime, minutesOf, weekdayOf } from './calendarDays.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const days = z.int().check(z.gte(0), z.lte(365));

const zone = z.object({
  /** Identifies the zone in the counts of its slots. */
  name: z.string(),
  /** Beginnings of postcodes without blanks; '' is every postcode. The longest beginning decides. */
  postcodes: z.array(z.string()),
  /** Days of the week on which the zone is served: 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))),
  /** Orders after this time count as orders of the next day. */
  cut_off: time,
  /** Days from the order to the delivery of goods in stock, and of goods that the maker builds. */
  stock_days: days,
  order_days: days,
  /** Added to the price of each delivery there, in units of the currency. */
  surcharge: z._default(z.number().check(z.gte(0)), 0),
  /** A carrier delivers there instead of the dealer's own crews. */
  by_carrier: z._default(z.boolean(), false),
  /** Hours to choose from, each with the number of orders of a day. None where a carrier delivers at hours of its own. */
  slots: z._default(z.array(z.object({ from: time, to: time, capacity: z.int().check(z.gte(1)) })), []),
});
export type DeliveryZone = z.output<typeof zone>;

const settings = z.object({
  zones: z.array(zone),
  /** Days without delivery and pickup: 2026-11-26, or 12-25 for every year. */
  closed_days: z._default(z.array(z.string().check(z.regex(/^(\d{4}-)?\d\d-\d\d$/))), []),
  /** Days to choose from, from the earliest one. */
  offered_days: z._default(z.int().check(z.gte(1), z.lte(60)), 10),
  pickup: z.object({
    /** Minutes before closing time after which goods are ready on the next open day. */
    last_minutes: z._default(z.int().check(z.gte(0)), 120),
    /** Days until goods of another location arrive, and those that the maker builds. */
    transfer_days: days,
    order_days: days,
  }),
});
export type DeliveryCalendar = z.output<typeof settings>;

/** How the goods are supplied; the whole of a cart is as late as its latest line. */
export type Supply = 'in_stock' | 'special_order';

/** Parses a tenant's delivery calendar; null without one, and for one that is invalid, which is logged. */
export function readDeliveryCalendar(tenantCode: string, input: unknown): DeliveryCalendar | null {
  if (input === undefined) return null;
  const { data, error } = z.safeParse(settings, input);
  if (error) {
    const places = error.issues.map(({ path }) => path.join('.'));
    console.warn(`Tenant ${tenantCode}: the delivery calendar is invalid at ${places.join(', ')}`);
  }
  return data ?? null;
}

/** Finds the zone of a normalized postcode; null where the tenant does not deliver. */
export function zoneOf({ zones }: DeliveryCalendar, postcode: string): DeliveryZone | null {
  const plain = postcode.replaceAll(' ', '');
  let best: { zone: DeliveryZone; length: number } | null = null;
  for (const candidate of zones)
    for (const start of candidate.postcodes)
      if (plain.startsWith(start) && start.length > (best?.length ?? -1))
        best = { zone: candidate, length: start.length };
  return best?.zone ?? null;
}

export const isClosed = ({ closed_days: closed }: DeliveryCalendar, day: string): boolean =>
  closed.includes(day) || closed.includes(day.slice(5));

/** The first day that the lead time permits, whether or not the zone is served on it. */
export function leadDay(
  { cut_off, stock_days, order_days }: DeliveryZone,
  supply: Supply,
  { day, minutes }: LocalTime,
): string {
  const orderedOn = minutes < minutesOf(cut_off) ? day : addDays(day, 1);
  return addDays(orderedOn, supply === 'in_stock' ? stock_days : order_days);
}

/** A year: a zone that is never served has no days. */
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
