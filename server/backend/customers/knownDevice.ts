import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { knownDevices } from '../database/schema/operations.ts';
import { hashOf, isSecretFormat, newSecret } from '../session/secret.ts';
import { secretCookie } from '../session/secretCookie.ts';

const DAYS = 180;
const MOST_DEVICES = 20;

export const deviceCookie = secretCookie('device', {
  path: '/api/rest/customers',
  maxAge: DAYS * 86_400,
  sameSite: 'lax',
});

/**
 * Returns true for a browser that has signed in to the account before (OWASP's device cookie): an attacker who tries
 * passwords elsewhere must not lock the owner out. customerId 0 means no account and costs the same query.
 */
export async function isKnownDevice(
  db: Database,
  secret: string | null,
  customerId: number,
  now: Date,
): Promise<boolean> {
  if (!isSecretFormat(secret)) return false;
  const own = and(
    eq(knownDevices.secretHash, hashOf(secret)),
    eq(knownDevices.customerId, customerId),
    gt(knownDevices.expiresAt, now),
  );
  return (await db.select({ id: knownDevices.customerId }).from(knownDevices).where(own)).length > 0;
}

/** Marks the browser of a request as a known device of the account. An account has at most the 20 newest devices. */
export async function rememberDevice(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: number,
  now: Date,
): Promise<void> {
  const before = deviceCookie.read(request);
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + DAYS * 86_400_000);
  if (before) await db.delete(knownDevices).where(eq(knownDevices.secretHash, hashOf(before)));
  await db.insert(knownDevices).values({ secretHash: hashOf(secret), customerId, expiresAt });
  const newest = db
    .select({ secretHash: knownDevices.secretHash })
    .from(knownDevices)
    .where(eq(knownDevices.customerId, customerId))
    .orderBy(desc(knownDevices.expiresAt))
    .limit(MOST_DEVICES);
  const surplus = and(eq(knownDevices.customerId, customerId), notInArray(knownDevices.secretHash, newest));
  await db.delete(knownDevices).where(surplus);
  deviceCookie.write(request, reply, secret);
}

/** Deletes every known device of an account, because an attacker with the old password may have registered one. */
export async function deleteDevices(db: Database, customerId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.customerId, customerId));
}
