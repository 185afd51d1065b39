import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { addDays, localTime } from '../../backend/delivery/calendarDays.ts';
import { readTimeZones, timeZoneOfTenant } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { showroomsOf } from '../tenantDevices.ts';

/** Days in the tenant's time zone, both included. */
export interface Period {
  from: string;
  until: string;
}

const DAYS = 30;
const LONGEST_DAYS = 400;
const DAY_MS = 86_400_000;

/** The time zone of days that are counted by location; '' if the locations are in several. */
export async function readDayZone(db: Database, tenant: Tenant): Promise<string> {
  const zoneOf = await readTimeZones(db, tenant);
  const zones = new Set((await showroomsOf(db, tenant)).map(({ id }) => zoneOf(id)));
  const [zone = timeZoneOfTenant(tenant)] = zones;
  return zones.size > 1 ? '' : zone;
}

export const todayOf = (tenant: Tenant, now: Date): string => localTime(now, timeZoneOfTenant(tenant)).day;

/** The period of a report, by default the last 30 days. @throws ApiError 422 for more than 400 days */
export function periodOf(tenant: Tenant, now: Date, { from, until }: Period): Period {
  const last = until || todayOf(tenant, now);
  const first = from || addDays(last, 1 - DAYS);
  if (first > last) throw localizedError(422, 'period', 'deskPeriodOrder');
  if (first < addDays(last, -LONGEST_DAYS))
    throw localizedError(422, 'period', 'deskPeriodTooLong', { values: { count: LONGEST_DAYS } });
  return { from: first, until: last };
}

/** The equally long period before it. */
export function periodBefore({ from, until }: Period): Period {
  const days = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
  return { from: addDays(from, -days - 1), until: addDays(from, -1) };
}

export function* daysOf({ from, until }: Period): Generator<string> {
  for (let day = from; day <= until; day = addDays(day, 1)) yield day;
}

/** Sends lines as a CSV file while they are being read from the database. */
export function sendFile(
  reply: FastifyReply,
  name: string,
  { from, until }: Period,
  lines: AsyncGenerator<string>,
): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${from}-${until}.csv"`);
  return Readable.from(lines);
}
