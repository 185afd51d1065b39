import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/customer.ts';
import type { Client } from './clientOf.ts';
import { hashOf, newSecret } from './secret.ts';
import { secretCookie } from './secretCookie.ts';

export type Session = typeof sessions.$inferSelect;
/** A session with its new secret. Only the hash of the secret is stored, so the secret is only available here. */
export interface NewSession {
  session: Session;
  secret: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** An abandoned kiosk visit ends after minutes, and so does its session if the shell could not end it. */
const KIOSK_SESSION_MS = 30 * 60_000;

type Lifetime = Pick<Session, 'kioskDeviceId'>;
const lifetimeOf = ({ kioskDeviceId }: Lifetime) =>
  kioskDeviceId === null ? SESSION_DAYS * DAY : KIOSK_SESSION_MS;
const expiryFrom = (now: Date, session: Lifetime = { kioskDeviceId: null }) =>
  new Date(now.getTime() + lifetimeOf(session));
const isHalfOver = (session: Session, now: Date) =>
  session.expiresAt.getTime() - now.getTime() < lifetimeOf(session) / 2;

const USE_NOTED_EVERY_MS = 5 * 60_000;

/** Whether to record the use of a customer's session, which the list of open sessions shows. Not done for every request. */
const isUseNews = ({ customerId, usedAt, browser, system }: Session, client: Client, now: Date) =>
  customerId !== null &&
  (now.getTime() - usedAt.getTime() >= USE_NOTED_EVERY_MS ||
    browser !== client.browser ||
    system !== client.system);

/**
 * Finds the unexpired session of a secret at this tenant. Using a session in its second half extends it; the use of a customer's session is
 * recorded every five minutes. isExtended: the cookie in the browser would expire first
 */
export async function findSession(
  db: Database,
  tenantId: number,
  secret: string,
  { now, client }: { now: Date; client: Client },
) {
  const condition = and(
    eq(sessions.secretHash, hashOf(secret)),
    eq(sessions.tenantId, tenantId),
    gt(sessions.expiresAt, now),
  );
  const [session] = await db.select().from(sessions).where(condition);
  if (!session) return null;
  const isExtended = isHalfOver(session, now);
  if (!isExtended && !isUseNews(session, client, now)) return { session, isExtended };
  const fields = {
    ...client,
    usedAt: now,
    expiresAt: isExtended ? expiryFrom(now, session) : session.expiresAt,
  };
  const update = db.update(sessions).set(fields).where(eq(sessions.id, session.id));
  // On a full disk, a customer can still read.
  await (isExtended ? update : update.catch(() => undefined));
  return { session: { ...session, ...fields }, isExtended };
}

export async function startSession(
  db: Database,
  tenantId: number,
  { now, client }: { now: Date; client: Client },
): Promise<NewSession> {
  const secret = newSecret();
  const row = {
    tenantId,
    secretHash: hashOf(secret),
    csrfToken: newSecret(),
    ...client,
    usedAt: now,
    expiresAt: expiryFrom(now),
  };
  const [session] = await db.insert(sessions).values(row).returning();
  if (!session) throw new Error('The session was not stored.');
  return { session, secret };
}

/** Assigns a session to a customer with a new secret and CSRF token, so that the old ones grant no access. */
export async function rotateSession(
  db: Database,
  id: number,
  customerId: number,
  usedAt: Date,
): Promise<NewSession> {
  const secret = newSecret();
  const rotated = { secretHash: hashOf(secret), csrfToken: newSecret(), customerId, usedAt };
  const [session] = await db.update(sessions).set(rotated).where(eq(sessions.id, id)).returning();
  if (!session) throw new Error('The session has ended meanwhile.');
  return { session, secret };
}

/** Marks a session as belonging to a kiosk visit: it is short, and the kiosk service ends it with the visit. */
export async function markKioskSession(
  db: Database,
  { id }: Session,
  { deviceId, kioskName }: { deviceId: string; kioskName: string },
  now: Date,
): Promise<Session> {
  const fields = {
    kioskDeviceId: deviceId,
    kioskName,
    expiresAt: expiryFrom(now, { kioskDeviceId: deviceId }),
  };
  const [session] = await db.update(sessions).set(fields).where(eq(sessions.id, id)).returning();
  if (!session) throw new Error('The session has ended meanwhile.');
  return session;
}

export async function endSession(db: Database, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends every session of a customer. but: the session to retain */
export async function endSessionsOf(db: Database, customerId: number, but: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.id, but)));
}

export const SESSION_DAYS = 30;

export const sessionCookie = secretCookie('shopper', {
  path: '/',
  maxAge: SESSION_DAYS * 86_400,
  sameSite: 'lax',
});
