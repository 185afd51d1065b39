import { and, asc, inArray } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { kioskDevices } from '../backend/database/schema/kiosk.ts';
import { isDeviceOf } from './members.ts';

/** Devices of a dealer by name, including revoked ones. ids: only these */
export function devicesOfTenant(
  db: Database,
  tenant: Parameters<typeof isDeviceOf>[0],
  among?: readonly string[],
) {
  const { id, name, group, settings, revokedAt } = kioskDevices;
  const isAmong = among && inArray(id, [...among]);
  return db
    .select({ id, name, group, settings, revokedAt })
    .from(kioskDevices)
    .where(and(isDeviceOf(tenant), isAmong))
    .orderBy(asc(name));
}
