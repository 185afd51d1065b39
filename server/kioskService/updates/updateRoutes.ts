import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../backend/apiError.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { kioskReleases } from '../../backend/database/schema/fleet.ts';
import { deviceOf } from '../registeredDevice.ts';
import { releaseFor } from './releaseFor.ts';

/**
 * GET /update: the version that a device may install, 204 if there is none. 404 while the tenant has no release at all: the device then
 * reads /kiosk-updates/latest.json, as with a service that lacks this call.
 */
export function updateRoutes(app: FastifyInstance, backend: BackendContext): void {
  const { db } = backend;
  app.get('/update', async (request, reply) => {
    const device = await deviceOf(backend, request.query);
    const tenantId = device.tenant.id;
    if (!(await db.$count(kioskReleases, eq(kioskReleases.tenantId, tenantId))))
      throw notFound('This service has no versions.');
    const found = await releaseFor(db, tenantId, device);
    return found ?? reply.code(204).send();
  });
}
