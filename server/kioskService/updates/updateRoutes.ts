import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../backend/apiError.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { kioskReleases } from '../../backend/database/schema/fleet.ts';
import { kioskMembers } from '../../backend/database/schema/kiosk.ts';
import type { TokenDevice } from '../devices.ts';
import { releaseFor } from './releaseFor.ts';

interface Options {
  backend: BackendContext;
  /** @throws ApiError 401 for a token without a registration */
  deviceOf: (query: unknown) => Promise<TokenDevice>;
}

/**
 * GET /update: the version that a device may install, 204 when there is none. 404 while the tenant has no release at all:
 * the device then reads /kiosk-updates/latest.json, as on a service without this call.
 */
export function updateRoutes(app: FastifyInstance, { backend, deviceOf }: Options): void {
  const { db, catalog } = backend;
  app.get('/update', async (request, reply) => {
    const device = await deviceOf(request.query);
    const isMember = eq(kioskMembers.code, device.memberCode);
    const [member] = await db.select({ tenantId: kioskMembers.tenantId }).from(kioskMembers).where(isMember);
    const { tenants } = await catalog.current();
    const tenantId = member?.tenantId ?? tenants.find(({ isDefault }) => isDefault)?.id ?? 0;
    const ofTenant = eq(kioskReleases.tenantId, tenantId);
    const [any] = await db.select({ id: kioskReleases.id }).from(kioskReleases).where(ofTenant).limit(1);
    if (!any) throw notFound('This service has no versions.');
    const found = await releaseFor(db, tenantId, device);
    return found ?? reply.code(204).send();
  });
}
