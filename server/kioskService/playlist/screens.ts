import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type DayPart, dayPart } from '../../../contract/desk/schedule.ts';
import type { Targeted } from '../../../contract/desk/targets.ts';
import { type Hours, remoteSettings } from '../../../contract/kioskSettings.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { isDeviceOf } from '../members.ts';

/** A registered screen of a dealer, as needed by playlists and messages. */
export interface Screen extends Targeted {
  name: string;
  orientation: 'landscape' | 'portrait';
  /** When it is turned off; null for never. */
  screenOff: DayPart | null;
  /** When it may restart into a new version, as set at the desk; null if not set there. */
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

async function findScreens(db: Database, where: SQL | undefined): Promise<Screen[]> {
  const rows = await db
    .select()
    .from(kioskDevices)
    .where(where)
    .orderBy(asc(kioskDevices.position), asc(kioskDevices.id));
  return rows.map(toScreen);
}

/** The screens of a dealer, excluding revoked ones. */
export const screensOf = (db: Database, tenant: Tenant): Promise<Screen[]> =>
  findScreens(db, and(isDeviceOf(tenant), isNull(kioskDevices.revokedAt)));

/** A screen of a dealer, even if revoked; null for any other id. */
export const screenOf = async (db: Database, tenant: Tenant, id: string): Promise<Screen | null> =>
  (await findScreens(db, and(isDeviceOf(tenant), eq(kioskDevices.id, id))))[0] ?? null;
