import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import { endKioskSessions, issueTicket } from '../backend/customers/phoneSignIn.ts';
import { kioskDevices } from '../backend/database/schema/kiosk.ts';
import { countRequest, tooManyRequests } from '../backend/limits/rateLimiter.ts';
import type { TokenDevice } from './devices.ts';
import { tenantOfDevice } from './savePlays.ts';

interface Options {
  backend: BackendContext;
  /** The device of the token in a query. @throws ApiError 401 */
  deviceOf: (query: unknown) => Promise<TokenDevice>;
}

/** /phone-sign-ins: proves to the backend that a kiosk asks for a sign-in, and ends it with the visit (docs/spec/14 §9). */
export function phoneSignInRoutes(app: FastifyInstance, { backend, deviceOf }: Options): void {
  const { db, clock } = backend;

  app.post('/phone-sign-ins', async ({ query }) => {
    const { id } = await deviceOf(query);
    const [kiosk] = await db.select().from(kioskDevices).where(eq(kioskDevices.id, id));
    if (kiosk?.type !== 'kiosk')
      throw new ApiError(404, [{ code: 'noSignIn', message: 'Nobody signs in at this screen.' }]);
    const tenant = await tenantOfDevice(db, id, (await backend.catalog.current()).tenants);
    const seconds = await countRequest(backend, 'phoneSignInTicket', id);
    if (seconds > 0) throw tooManyRequests(tenant.language, seconds);
    return { ticket: await issueTicket({ db, tenant, now: clock() }, kiosk) };
  });

  app.delete('/phone-sign-ins', async ({ query }) => {
    await endKioskSessions(db, (await deviceOf(query)).id);
    return { success: true };
  });
}
