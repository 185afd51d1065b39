import { and, asc, eq, isNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type DayPart, dayPart } from '../../../contract/desk/schedule.ts';
import type { Targeted } from '../../../contract/desk/targets.ts';
import { type Hours, remoteSettings } from '../../../contract/kioskSettings.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskDevices, kioskMembers } from '../../backend/database/schema/kiosk.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';

/** A registered screen of a dealer, as playlists and messages see it. */
export interface Screen extends Targeted {
  name: string;
  orientation: 'landscape' | 'portrait';
  /** When it is dark; null: never. */
  screenOff: DayPart | null;
  /** When it may restart into a new version, as set at the desk; null: not set there. */
  maintenance: Hours | null;
}

const screenSettings = z.object({
  screen_off: z.optional(z.nullable(dayPart)),
  maintenanceWindow: remoteSettings.shape.maintenanceWindow,
});

/** A device as playlists and messages see it. */
export const toScreen = (row: typeof kioskDevices.$inferSelect): Screen => {
  const settings = z.safeParse(screenSettings, row.settings);
  return {
    id: row.id,
    name: row.name,
    orientation: row.orientation,
    location: row.storeId,
    group: row.group,
    tags: row.tags,
    screenOff: (settings.success && settings.data.screen_off) || null,
    maintenance: (settings.success && settings.data.maintenanceWindow) || null,
  };
};

/** The screens of a dealer that were not revoked. A member without a tenant belongs to the default tenant. */
export async function screensOf(db: Database, tenant: Tenant): Promise<Screen[]> {
  const own = eq(kioskMembers.tenantId, tenant.id);
  const rows = await db
    .select({ device: kioskDevices })
    .from(kioskDevices)
    .innerJoin(kioskMembers, eq(kioskMembers.code, kioskDevices.memberCode))
    .where(
      and(tenant.isDefault ? or(own, isNull(kioskMembers.tenantId)) : own, isNull(kioskDevices.revokedAt)),
    )
    .orderBy(asc(kioskDevices.position), asc(kioskDevices.id));
  return rows.map(({ device }) => toScreen(device));
}

/** A screen with its dealer; null when the screen or the dealer is gone. */
export async function screenWithTenant(
  db: Database,
  tenants: readonly Tenant[],
  deviceId: string,
): Promise<{ screen: Screen; tenant: Tenant } | null> {
  const [row] = await db
    .select({ device: kioskDevices, tenantId: kioskMembers.tenantId })
    .from(kioskDevices)
    .innerJoin(kioskMembers, eq(kioskMembers.code, kioskDevices.memberCode))
    .where(eq(kioskDevices.id, deviceId));
  if (!row) return null;
  const tenant = tenants.find(({ id, isDefault }) =>
    row.tenantId === null ? isDefault : id === row.tenantId,
  );
  return tenant ? { screen: toScreen(row.device), tenant } : null;
}
