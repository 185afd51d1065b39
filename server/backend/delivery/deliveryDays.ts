import { parsePostcode } from '../../../contract/postcode.ts';
import type { Database } from '../database/database.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';
import { type DeliveryCalendar, type DeliveryZone, type Supply, servedDays, zoneOf } from './calendar.ts';
import { type LocalTime, localTime, minutesOf } from './calendarDays.ts';
import { readSlotCounts, slotName } from './slotCounts.ts';

/** Dependencies of the calendar. */
export interface CalendarScope {
  db: Database;
  tenant: Tenant;
  language: string;
  now: Date;
}

/** The current time in the time zone of the tenant's configuration, which determines days and cut-offs. */
export const tenantTime = ({ tenant, language, now }: Omit<CalendarScope, 'db'>): LocalTime =>
  localTime(now, configOf(tenant, language).timezoneId);

/** A day of the calendar with its slots and their free places. */
interface CalendarDay {
  day: string;
  slots: { slot: string; from: string; to: string; capacity: number; isFree: boolean }[];
}

/** Maps a day to the contract. */
export const presentDay = ({ day, slots }: CalendarDay) => ({
  date: day,
  slots: slots.map(({ slot, from, to, isFree }) => ({ id: slot, from, to, is_free: isFree })),
});

/** The zone of a postcode with its slot counts. */
export interface ServedZone {
  calendar: DeliveryCalendar;
  zone: DeliveryZone;
  time: LocalTime;
  counts: ReadonlyMap<string, number>;
}

/** Reads the zone of a postcode with its slot counts; null if the tenant does not deliver there or has no calendar. */
export async function readServedZone(scope: CalendarScope, postcode: string): Promise<ServedZone | null> {
  const calendar = scope.tenant.delivery;
  const normalized = parsePostcode(postcode);
  const zone = calendar && normalized ? zoneOf(calendar, normalized) : null;
  if (!calendar || !zone) return null;
  const time = tenantTime(scope);
  const hasSlots = zone.slots.length > 0;
  const counts = hasSlots ? await readSlotCounts(scope.db, scope.tenant.id, zone.name, time.day) : new Map();
  return { calendar, zone, time, counts };
}

/**
 * Yields the days on which at least one slot is free, with all their slots. Slots that have begun are not free. A zone without slots is
 * always free.
 */
function* freeDays({ calendar, zone, time, counts }: ServedZone, supply: Supply): Generator<CalendarDay> {
  for (const day of servedDays(calendar, zone, supply, time)) {
    const slots = zone.slots.map((slot) => {
      const name = slotName(slot);
      const hasBegun = day === time.day && time.minutes >= minutesOf(slot.from);
      const isFree = !hasBegun && (counts.get(`${day} ${name}`) ?? 0) < slot.capacity;
      return { ...slot, slot: name, isFree };
    });
    if (slots.length === 0 || slots.some(({ isFree }) => isFree)) yield { day, slots };
  }
}

/** The first day on which goods of a supply can be delivered; empty if there is none. */
export function earliestDay(served: ServedZone | null, supply: Supply): string {
  if (served) for (const { day } of freeDays(served, supply)) return day;
  return '';
}

/**
 * Reads the first delivery day of an order to a postcode, by supply; empty if the tenant does not deliver there or has no calendar. Shown
 * on tiles, product pages, in cart and checkout.
 */
export async function readEarliestDays(
  scope: CalendarScope,
  postcode: string,
): Promise<Record<Supply, string>> {
  const served = await readServedZone(scope, postcode);
  return { in_stock: earliestDay(served, 'in_stock'), special_order: earliestDay(served, 'special_order') };
}

/** Reads the days and slots to choose from; none if a carrier delivers at its own hours. */
export async function readOfferedDays(
  scope: CalendarScope,
  postcode: string,
  supply: Supply,
): Promise<CalendarDay[]> {
  const served = await readServedZone(scope, postcode);
  if (!served || served.zone.slots.length === 0) return [];
  const days: CalendarDay[] = [];
  for (const day of freeDays(served, supply)) {
    if (days.length >= served.calendar.offered_days) break;
    days.push(day);
  }
  return days;
}

/** The days of the calendar for a service that books the hours itself; none without a calendar or zone. */
export async function readServedDays(
  scope: CalendarScope,
  postcode: string,
  supply: Supply,
): Promise<string[]> {
  const served = await readServedZone(scope, postcode);
  if (!served) return [];
  const days: string[] = [];
  for (const { day } of freeDays(served, supply)) {
    if (days.length >= served.calendar.offered_days) break;
    days.push(day);
  }
  return days;
}

/** Finds a chosen slot among those that are still offered and free; null if it is not. */
export function findOfferedSlot(
  served: ServedZone | null,
  supply: Supply,
  chosen: { date: string; slot: string },
) {
  if (!served) return null;
  for (const { day, slots } of freeDays(served, supply)) {
    if (day > chosen.date) return null;
    const found =
      day === chosen.date ? slots.find(({ slot, isFree }) => isFree && slot === chosen.slot) : null;
    if (found) {
      const { slot, from, to, capacity } = found;
      return { zone: served.zone.name, date: day, slot, from, to, capacity };
    }
  }
  return null;
}
