import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../backend/database/database.ts';
import { staffDevices } from '../../backend/database/schema/desk.ts';
import { hashOf, newSecret } from '../../backend/session/secret.ts';
import { secretCookie } from '../../backend/session/secretCookie.ts';

const DAYS = 180;
const MOST_DEVICES = 20;

const deviceCookie = secretCookie('desk_device', {
  path: '/desk',
  maxAge: DAYS * 86_400,
  sameSite: 'strict',
});

/**
 * The key by which wrong passwords for a person are counted: a browser that has signed in before has its own count (OWASP's
 * device cookie), so that nobody else locks the person out. staffId 0 costs the same query.
 */
export async function attemptsKey(
  db: Database,
  request: FastifyRequest,
  { account, staffId, now }: { account: string; staffId: number; now: Date },
): Promise<string> {
  const secret = deviceCookie.read(request);
  if (!secret) return account;
  const isTrusted = and(
    eq(staffDevices.secretHash, hashOf(secret)),
    eq(staffDevices.staffId, staffId),
    gt(staffDevices.expiresAt, now),
  );
  const found = await db.select({ id: staffDevices.staffId }).from(staffDevices).where(isTrusted);
  return found.length > 0 ? `${account} ${secret}` : account;
}

/** Trusts the browser of a request, with a new secret. A person has at most the 20 newest devices. */
export async function trustDevice(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  staffId: number,
  now: Date,
): Promise<void> {
  const before = deviceCookie.read(request);
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + DAYS * 86_400_000);
  if (before) await db.delete(staffDevices).where(eq(staffDevices.secretHash, hashOf(before)));
  await db.insert(staffDevices).values({ secretHash: hashOf(secret), staffId, expiresAt });
  const newest = db
    .select({ secretHash: staffDevices.secretHash })
    .from(staffDevices)
    .where(eq(staffDevices.staffId, staffId))
    .orderBy(desc(staffDevices.expiresAt))
    .limit(MOST_DEVICES);
  const ofPerson = eq(staffDevices.staffId, staffId);
  await db.delete(staffDevices).where(and(ofPerson, notInArray(staffDevices.secretHash, newest)));
  deviceCookie.write(request, reply, secret);
}

/** Trusts no device of a person any more; with a request, none but the one that sent it. */
export async function distrustDevices(
  db: Database,
  staffId: number,
  request?: FastifyRequest,
): Promise<void> {
  const own = hashOf((request && deviceCookie.read(request)) ?? '');
  await db
    .delete(staffDevices)
    .where(and(eq(staffDevices.staffId, staffId), ne(staffDevices.secretHash, own)));
}
