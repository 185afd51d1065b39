import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Credential } from '../../../contract/passkey.ts';
import { personName } from '../../../contract/personName.ts';
import { customerChallenges, customerPasskeys, customers } from '../database/schema/customer.ts';
import { PasskeyCeremonies } from '../session/passkeyCeremonies.ts';
import {
  type RequestContext,
  rejection,
  requireCustomerId,
  type SessionContext,
} from '../session/requestContext.ts';
import type { Customer } from './currentPassword.ts';

const MOST_PASSKEYS = 20;
const ceremonies = new PasskeyCeremonies(customerChallenges);

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
  const existing = await rowsOfCustomer(context, customer.id);
  const user = {
    userID: `customer:${customer.id}`,
    userName: customer.email,
    userDisplayName: personName(customer),
  };
  return { ...(await ceremonies.creationOptions(context, request, user, existing)) };
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
  if ((await db.$count(customerPasskeys, own)) >= MOST_PASSKEYS)
    throw rejection(context, 422, 'passkeysFull', { count: MOST_PASSKEYS });
  const response = responseOf<RegistrationResponseJSON>(credential);
  const created = await ceremonies.verifyCreation(context, request, response);
  if (!created) throw rejection(context, 422, 'passkeyRefused');
  const { id, publicKey, counter } = created;
  const row = { id, customerId, publicKey, counter, name, createdAt: now };
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
export const passkeyRequest = async (context: RequestContext, request: FastifyRequest) => ({
  ...(await ceremonies.requestOptions(context, request)),
});

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
  const { id, customerId } = row.passkey;
  const response = responseOf<AuthenticationResponseJSON>(credential);
  const counter = await ceremonies.verifyUse(context, request, response, row.passkey);
  if (counter === null) throw rejection(context, 401, 'passkeyRefused');
  await db.update(customerPasskeys).set({ counter }).where(eq(customerPasskeys.id, id));
  return customerId;
}
