import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { pairingRequest } from '../../contract/kiosk.ts';
import { codedError } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import { addressKey, enforceLimit } from '../backend/limits/rateLimiter.ts';
import { tenantOfRequest } from '../backend/tenant/tenants.ts';
import { readPairing, startPairing } from './pairings.ts';
import { serviceKeyOf } from './serviceKeys.ts';

const secretQuery = z.object({ secret: z.string().check(z.maxLength(100)) });

/** Not 404, which means that a service lacks the call. */
const expired = () => codedError(410, 'pairing_expired', 'This code has expired.');

/** The calls with which an unregistered screen is paired with a device (docs/spec/17 §7). */
export function pairingRoutes(app: FastifyInstance, backend: BackendContext): void {
  const { db, clock } = backend;

  app.post('/pairings', async (request) => {
    const parsed = z.safeParse(pairingRequest, request.body);
    if (!parsed.success) throw codedError(400, 'invalid', 'The request is not valid.');
    const tenant = await tenantOfRequest(backend, request);
    await enforceLimit(backend, tenant.language, 'kioskPairing', addressKey(request.ip));
    return startPairing(db, tenant.id, parsed.data, clock());
  });

  app.get('/pairings', async (request) => {
    const parsed = z.safeParse(secretQuery, request.query);
    const paired = parsed.success ? await readPairing(db, parsed.data.secret, clock()) : null;
    if (!paired) throw expired();
    return { ...paired, public_key: (await serviceKeyOf(db, clock())).publicKey };
  });
}
