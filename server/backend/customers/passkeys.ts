import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Credential } from '../../../contract/passkey.ts';
import { personName } from '../../../contract/personName.ts';
import { hostNameOf } from '../../network/hostNames.ts';
import { customerChallenges, customerPasskeys, customers } from '../database/schema/customer.ts';
import {
  type RequestContext,
  rejection,
  requireCustomerId,
  type SessionContext,
} from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import type { Customer } from './currentPassword.ts';

/** Imported when first needed, which makes the start 0.3 s shorter. */
const webAuthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;

/** Passkeys belong to one host name. */
const hostOf = (request: FastifyRequest) => hostNameOf(request.host)?.replace(/:\d+$/, '') ?? '';
const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

async function storeChallenge({ db, tenant, now }: RequestContext, challenge: string): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await db.insert(customerChallenges).values({ challenge, tenantId: tenant.id, expiresAt });
}

/** Returns whether a challenge is open, and closes it, because each is used once. */
const takeChallenge =
  ({ db, tenant, now }: RequestContext) =>
  async (challenge: string): Promise<boolean> => {
    const isOpen = and(
      eq(customerChallenges.challenge, challenge),
      eq(customerChallenges.tenantId, tenant.id),
      gt(customerChallenges.expiresAt, now),
    );
    return (await db.delete(customerChallenges).where(isOpen).returning()).length > 0;
  };

const rowsOfCustomer = ({ db }: RequestContext, customerId: number) =>
  db
    .select()
    .from(customerPasskeys)
    .where(eq(customerPasskeys.customerId, customerId))
    .orderBy(asc(customerPasskeys.createdAt));

export const readPasskeys = async (context: RequestContext) =>
  (await rowsOfCustomer(context, requireCustomerId(context))).map(({ id, name, createdAt }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
  }));

/** The options with which a customer's browser creates a passkey. */
export async function passkeyCreation(context: RequestContext, request: FastifyRequest, customer: Customer) {
  const { tenant, language } = context;
  const existing = await rowsOfCustomer(context, customer.id);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: configOf(tenant, language).name,
    rpID: hostOf(request),
    userID: new TextEncoder().encode(`${tenant.code}:customer:${customer.id}`),
    userName: customer.email,
    userDisplayName: personName(customer),
    attestationType: 'none',
    excludeCredentials: existing.map(({ id }) => ({ id })),
    // Stored on the device, so that signing in does not require the email address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(context, options.challenge);
  return { ...options };
}

/** A browser's response in the form that the library expects. */
const responseOf = <R>(credential: Credential): R =>
  ({ ...credential, rawId: credential.id, type: 'public-key', clientExtensionResults: {} }) as R;

/** Stores a passkey created by the browser. @throws ApiError 422 passkeyRefused, passkeysFull */
export async function storePasskey(
  context: RequestContext,
  request: FastifyRequest,
  customerId: number,
  { name, credential }: { name: string; credential: Credential },
): Promise<void> {
  const { db, now } = context;
  const own = eq(customerPasskeys.customerId, customerId);
  const [stored] = await db.select({ count: count() }).from(customerPasskeys).where(own);
  if ((stored?.count ?? 0) >= MOST_PASSKEYS)
    throw rejection(context, 422, 'passkeysFull', { count: MOST_PASSKEYS });
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await verifyRegistrationResponse({
    response: responseOf<RegistrationResponseJSON>(credential),
    expectedChallenge: takeChallenge(context),
    expectedOrigin: originOf(request),
    expectedRPID: hostOf(request),
  }).catch(() => null);
  if (!result?.verified) throw rejection(context, 422, 'passkeyRefused');
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  const row = { id, customerId, publicKey: key, counter, name, createdAt: now };
  const added = await db.insert(customerPasskeys).values(row).onConflictDoNothing().returning();
  if (added.length === 0) throw rejection(context, 422, 'passkeyRefused');
}

const ownPasskey = (context: SessionContext, id: string) =>
  and(eq(customerPasskeys.id, id), eq(customerPasskeys.customerId, requireCustomerId(context)));

/** Renames a passkey of the customer. @throws ApiError 404 passkeyUnknown */
export async function renamePasskey(context: SessionContext, id: string, name: string): Promise<void> {
  const own = ownPasskey(context, id);
  const renamed = await context.db.update(customerPasskeys).set({ name }).where(own).returning();
  if (renamed.length === 0) throw rejection(context, 404, 'passkeyUnknown');
}

/** Deletes a passkey of the customer. @throws ApiError 404 passkeyUnknown */
export async function removePasskey(context: SessionContext, id: string): Promise<void> {
  const removed = await context.db.delete(customerPasskeys).where(ownPasskey(context, id)).returning();
  if (removed.length === 0) throw rejection(context, 404, 'passkeyUnknown');
}

/** The options with which a browser requests any passkey of this host. */
export async function passkeyRequest(context: RequestContext, request: FastifyRequest) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(request),
    userVerification: 'required',
  });
  await storeChallenge(context, options.challenge);
  return { ...options };
}

/** Returns the id of the customer whose passkey the browser used. @throws ApiError 401 passkeyRefused */
export async function verifyPasskey(
  context: RequestContext,
  request: FastifyRequest,
  credential: Credential,
): Promise<number> {
  const { db, tenant } = context;
  const own = and(eq(customerPasskeys.id, credential.id), eq(customers.tenantId, tenant.id));
  const [row] = await db
    .select({ passkey: customerPasskeys })
    .from(customerPasskeys)
    .innerJoin(customers, eq(customers.id, customerPasskeys.customerId))
    .where(own);
  if (!row) throw rejection(context, 401, 'passkeyRefused');
  const { id, publicKey, counter, customerId } = row.passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response: responseOf<AuthenticationResponseJSON>(credential),
    expectedChallenge: takeChallenge(context),
    expectedOrigin: originOf(request),
    expectedRPID: hostOf(request),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => null);
  if (!result?.verified) throw rejection(context, 401, 'passkeyRefused');
  const { newCounter } = result.authenticationInfo;
  await db.update(customerPasskeys).set({ counter: newCounter }).where(eq(customerPasskeys.id, id));
  return customerId;
}
