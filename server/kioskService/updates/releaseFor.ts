import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isNewer, type SignedRelease } from '../../../contract/release.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskReleases } from '../../backend/database/schema/fleet.ts';

export type ReleaseRow = typeof kioskReleases.$inferSelect;

/**
 * A number from 0 to 99, constant for a device and version. Devices with a number below the percentage receive the version, so increasing
 * the percentage never withdraws it from a device. For another version, the devices have a different order.
 */
export function stageOf(deviceId: string, version: string): number {
  return createHash('sha256').update(`${version} ${deviceId}`).digest().readUInt32BE(0) % 100;
}

/** Returns true when a release is currently meant for a device. */
export const includesDevice = (
  { version, percent, groups, pausedAt }: Pick<ReleaseRow, 'version' | 'percent' | 'groups' | 'pausedAt'>,
  device: { id: string; group: string },
): boolean =>
  pausedAt === null &&
  (stageOf(device.id, version) < percent || (device.group !== '' && groups.includes(device.group)));

/** The newest release of a tenant for a device; null if there is none. */
export async function releaseFor(
  db: Database,
  tenantId: number,
  device: { id: string; group: string },
): Promise<SignedRelease | null> {
  const rows = await db.select().from(kioskReleases).where(eq(kioskReleases.tenantId, tenantId));
  const [newest] = rows
    .filter((row) => includesDevice(row, device))
    .sort((a, b) => (isNewer(a.version, b.version) ? -1 : 1));
  if (!newest) return null;
  const { version, url, sha256, size, signature } = newest;
  return { version, url, sha256, size, signature };
}
