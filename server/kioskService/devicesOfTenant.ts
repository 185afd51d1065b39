import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { kioskDevices, kioskMembers } from '../backend/database/schema/kiosk.ts';

/** The condition under which a device (joined with its member) belongs to a dealer. */
const belongsTo = ({ id, isDefault }: { id: number; isDefault: boolean }): SQL | undefined =>
  isDefault
    ? or(eq(kioskMembers.tenantId, id), isNull(kioskMembers.tenantId))
    : eq(kioskMembers.tenantId, id);

/** Ids and groups of the dealer's devices that are not revoked; all of them, or those among some ids. */
export function devicesOfTenant(
  db: Database,
  tenant: { id: number; isDefault: boolean },
  among?: readonly string[],
): Promise<{ id: string; name: string; group: string; settings: Record<string, unknown> }[]> {
  const { id, name, group, settings } = kioskDevices;
  const isAmong = among === undefined ? undefined : inArray(kioskDevices.id, [...among]);
  return db
    .select({ id, name, group, settings })
    .from(kioskDevices)
    .innerJoin(kioskMembers, eq(kioskMembers.code, kioskDevices.memberCode))
    .where(and(belongsTo(tenant), isNull(kioskDevices.revokedAt), isAmong));
}
