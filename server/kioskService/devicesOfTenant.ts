import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { kioskDevices, kioskMembers } from '../backend/database/schema/kiosk.ts';
import { ofTenant } from './members.ts';

/** Devices of a dealer by name, including revoked ones. ids: only these */
export function devicesOfTenant(
  db: Database,
  tenant: Parameters<typeof ofTenant>[0],
  among?: readonly string[],
) {
  const { id, name, group, settings, revokedAt } = kioskDevices;
  const isAmong = among && inArray(id, [...among]);
  return db
    .select({ id, name, group, settings, revokedAt })
    .from(kioskDevices)
    .innerJoin(kioskMembers, eq(kioskMembers.code, kioskDevices.memberCode))
    .where(and(ofTenant(tenant), isAmong))
    .orderBy(asc(name));
}
