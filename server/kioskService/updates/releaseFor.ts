import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isNewer, type SignedRelease } from '../../../contract/release.ts';
import { notFound } from '../../backend/apiError.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { kioskReleases } from '../../backend/database/schema/fleet.ts';
import { deviceOf } from '../registeredDevice.ts';

type ReleaseRow = typeof kioskReleases.$inferSelect;

/**
 * A number from 0 to 99, constant for a device and version. Devices with a number below the percentage receive the version, so increasing
 * the percentage never withdraws it from a device. For another version, the devices have a different order.
 */
function stageOf(deviceId: string, version: string): number {
  return createHash('sha256').update(`${version} ${deviceId}`).digest().readUInt32BE(0) % 100;
}

/** Returns true when a release is currently meant for a device. */
export const includesDevice = (
  { version, percent, groups, pausedAt }: Pick<ReleaseRow, 'version' | 'percent' | 'groups' | 'pausedAt'>,
  device: { id: string; group: string },
): boolean =>
  pausedAt === null &&
  (stageOf(device.id, version) < percent || (device.group !== '' && groups.includes(device.group)));

/** Sorts the newest version first. */
export const byVersion = (a: { version: string }, b: { version: string }): number =>
  isNewer(a.version, b.version) ? -1 : 1;

/**
 * GET /update: the newest version that a device may install, 204 if there is none. 404 while the tenant has no release at all: the device
 * then reads /kiosk-updates/latest.json, as with a service that lacks this call.
 */
export function updateRoutes(app: FastifyInstance, backend: BackendContext): void {
  app.get('/update', async (request, reply) => {
    const device = await deviceOf(backend, request.query);
    const ofTenant = eq(kioskReleases.tenantId, device.tenant.id);
    const rows = await backend.db.select().from(kioskReleases).where(ofTenant);
    if (rows.length === 0) throw notFound('This service has no versions.');
    const [newest] = rows.filter((row) => includesDevice(row, device)).sort(byVersion);
    if (!newest) return reply.code(204).send();
    const { version, url, sha256, size, signature } = newest;
    return { version, url, sha256, size, signature } satisfies SignedRelease;
  });
}
