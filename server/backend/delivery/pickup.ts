import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { PickupPlace, pickupLocation } from '../../../contract/delivery.ts';
import { isTimeZone } from '../../../contract/timeZone.ts';
import { inventory, locations } from '../database/schema/location.ts';
import {
  findCoordinates,
  isShowroomOf,
  type NearbyLocation,
  type PositionQuery,
  readLocations,
} from '../locations/locations.ts';
import { openingScopeOf, presentLocation } from '../locations/presentLocation.ts';
import { type DeliveryCalendar, hoursOn } from './calendar.ts';
import { addDays, type LocalTime, localTime, minutesOf } from './calendarDays.ts';
import { type CalendarScope, tenantTime } from './deliveryDays.ts';

/** Pieces to pick up, by product id. */
export type PickupDemand = ReadonlyMap<number, number>;

type PickupSupply = 'here' | 'transfer' | 'order' | 'none';

/** Stock by location id and product id, at all locations of the tenant. */
async function readPieces({ db, tenant }: CalendarScope, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ productId: inventory.productId, locationId: inventory.locationId, qty: inventory.qty })
    .from(inventory)
    .innerJoin(locations, and(eq(locations.id, inventory.locationId), eq(locations.tenantId, tenant.id)))
    .where(inArray(inventory.productId, [...ids]));
}

type Pieces = Awaited<ReturnType<typeof readPieces>>;

/** Where the goods for a location come from; a product without stock rows is ordered from its manufacturer. */
function supplyAt(locationId: string, demand: PickupDemand, pieces: Pieces): PickupSupply {
  const qtyOf = (id: number, isHere: boolean) =>
    pieces
      .filter((row) => row.productId === id && (!isHere || row.locationId === locationId))
      .reduce((sum, { qty }) => sum + qty, 0);
  const wanted = [...demand];
  const isTracked = (id: number) => pieces.some(({ productId }) => productId === id);
  if (wanted.some(([id, qty]) => isTracked(id) && qtyOf(id, false) < qty)) return 'none';
  if (wanted.some(([id]) => !isTracked(id))) return 'order';
  return wanted.every(([id, qty]) => qtyOf(id, true) >= qty) ? 'here' : 'transfer';
}

const SEARCHED_DAYS = 60;

/** Closing time in minutes from midnight of the opening day; if it is not after the opening time, it is on the next day. */
function closingMinutes({ opens, closes }: { opens: string; closes: string }): number {
  const closing = minutesOf(closes);
  return closing > minutesOf(opens) ? closing : closing + 24 * 60;
}

/** The local time at a location: in its own time zone, or else in the tenant's. */
const timeAt = (scope: CalendarScope, { timeZone }: Pick<NearbyLocation, 'timeZone'>): LocalTime =>
  isTimeZone(timeZone) ? localTime(scope.now, timeZone) : tenantTime(scope);

/** The first day on or after `from` on which a location is open; '' for one that never opens. */
export function readyDay(
  calendar: DeliveryCalendar,
  hours: NearbyLocation['hours'],
  supply: PickupSupply,
  { day, minutes }: LocalTime,
): string {
  if (supply === 'none') return '';
  const { transfer_days, order_days, last_minutes } = calendar.pickup;
  const first = addDays(day, supply === 'here' ? 0 : supply === 'transfer' ? transfer_days : order_days);
  for (let offset = 0; offset < SEARCHED_DAYS; offset += 1) {
    const candidate = addDays(first, offset);
    const open = hoursOn(calendar, hours, candidate);
    if (!open) continue;
    if (candidate === day && minutes > closingMinutes(open) - last_minutes) continue;
    return candidate;
  }
  return '';
}

/**
 * Reads the locations at which goods can be picked up, with the first day on which they are ready; nearest first if there is a position.
 * Without a calendar the days are empty.
 */
export async function readPickupLocations(
  scope: CalendarScope,
  demand: PickupDemand,
  position: PositionQuery,
): Promise<z.input<typeof pickupLocation>[]> {
  const { db, tenant } = scope;
  const near = await readLocations(db, tenant.id, await findCoordinates(position));
  const pieces = await readPieces(scope, [...demand.keys()]);
  const opening = openingScopeOf(scope);
  return near
    .filter(({ pickupMethod }) => pickupMethod !== '')
    .map((location) => {
      const supply = supplyAt(location.id, demand, pieces);
      const ready_date = tenant.delivery
        ? readyDay(tenant.delivery, location.hours, supply, timeAt(scope, location))
        : '';
      return { ...presentLocation(location, opening), supply, ready_date };
    });
}

/** Reads the pickup location of a cart; null if the tenant has no such location or does not offer pickup there. */
export async function readPickupPlace(
  scope: CalendarScope,
  locationId: string,
  demand: PickupDemand,
): Promise<PickupPlace | null> {
  const { db, tenant } = scope;
  const condition = and(eq(locations.id, locationId), isShowroomOf(tenant.id));
  const [location] = await db.select().from(locations).where(condition);
  if (!location?.pickupMethod) return null;
  const supply = supplyAt(location.id, demand, await readPieces(scope, [...demand.keys()]));
  const { id, name, address, city, region, postcode, phone, hours } = location;
  const ready_date = tenant.delivery ? readyDay(tenant.delivery, hours, supply, timeAt(scope, location)) : '';
  return { store_id: id, store_name: name, address, city, region, postcode, phone, ready_date };
}
