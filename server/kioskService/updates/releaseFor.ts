import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isNewer, type SignedRelease } from '../../../contract/release.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskReleases } from '../../backend/database/schema/fleet.ts';

export type ReleaseRow = typeof kioskReleases.$inferSelect;

/**
 * A number from 0 to 99 that a device keeps for a version. A device with a number below the percentage receives the
 * version, so a larger percentage never takes the version from a device. Another version begins with other devices.
 */
export function stageOf(deviceId: string, version: string): number {
  return createHash('sha256').update(`${version} ${deviceId}`).digest().readUInt32BE(0) % 100;
}

/** Returns true when a release is meant for a device now. */
export const includesDevice = (
  { version, percent, groups, pausedAt }: Pick<ReleaseRow, 'version' | 'percent' | 'groups' | 'pausedAt'>,
  device: { id: string; group: string },
): boolean =>
  pausedAt === null &&
  (stageOf(device.id, version) < percent || (device.group !== '' && groups.includes(device.group)));

/** The newest release of a tenant that is meant for a device; null: none. */
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
