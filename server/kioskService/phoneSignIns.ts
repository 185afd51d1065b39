import type { FastifyInstance } from 'fastify';
import { codedError } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import { endKioskSessions, issueTicket } from '../backend/customers/phoneSignIn.ts';
import { enforceLimit } from '../backend/limits/rateLimiter.ts';
import { deviceOf } from './registeredDevice.ts';

/**
 * /phone-sign-ins: proves to the backend that the request for a sign-in comes from a kiosk, and ends it with the visit (docs/spec/14 §9).
 */
export function phoneSignInRoutes(app: FastifyInstance, backend: BackendContext): void {
  const { db, clock } = backend;

  app.post('/phone-sign-ins', async ({ query }) => {
    const device = await deviceOf(backend, query);
    if (device.type !== 'kiosk') throw codedError(404, 'noSignIn', 'Nobody signs in at this screen.');
    const { tenant } = device;
    await enforceLimit(backend, tenant.language, 'phoneSignInTicket', device.id);
    return { ticket: await issueTicket({ db, tenant, now: clock() }, device) };
  });

  app.delete('/phone-sign-ins', async ({ query }) => {
    await endKioskSessions(db, (await deviceOf(backend, query)).id);
    return { success: true };
  });
}
