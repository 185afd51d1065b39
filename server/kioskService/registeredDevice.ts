import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DEVICE_REVOKED } from '../../contract/kiosk.ts';
import { codedError } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import { checkInput } from '../backend/checkInput.ts';
import { kioskDevices, kioskEndedTokens, kioskMembers } from '../backend/database/schema/kiosk.ts';
import { hashOf } from '../backend/session/secret.ts';
import type { Tenant } from '../backend/tenant/tenant.ts';

/** The device that sent a request, with its dealer: the default one for a member without a tenant. */
export type RegisteredDevice = typeof kioskDevices.$inferSelect & { tenant: Tenant };

const notRegistered = () => codedError(401, 'token', 'This screen is not registered here.');

const tokenQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * The device of the token in a query. A device discards its registration only on the code device_revoked, which occurs when staff revoke it
 * or another machine replaces it. An unknown token may be due to a wrong deployment, so the device keeps trying.
 * @throws ApiError 401 for a token without a registration
 */
export async function deviceOf({ db, catalog }: BackendContext, query: unknown): Promise<RegisteredDevice> {
  checkInput('token', query);
  const { token = '' } = z.safeParse(tokenQuery, query).data ?? {};
  const [row] = await db
    .select({ device: kioskDevices, tenantId: kioskMembers.tenantId })
    .from(kioskDevices)
    .leftJoin(kioskMembers, eq(kioskMembers.code, kioskDevices.memberCode))
    .where(eq(kioskDevices.token, token));
  const isEnded =
    row?.device.revokedAt ??
    (await db.$count(kioskEndedTokens, eq(kioskEndedTokens.tokenHash, hashOf(token))));
  if (isEnded) throw codedError(401, DEVICE_REVOKED, 'This screen is not registered any more.');
  if (!row) throw notRegistered();
  const { tenants } = await catalog.current();
  const tenant = tenants.find(({ id, isDefault }) =>
    row.tenantId === null ? isDefault : id === row.tenantId,
  );
  if (!tenant) throw notRegistered();
  return { ...row.device, tenant };
}
