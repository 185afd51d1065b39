import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { phoneSignIns } from '../database/schema/account.ts';
import { sessions } from '../database/schema/customer.ts';
import { auditLog } from '../database/schema/desk.ts';
import {
  inTransaction,
  type RequestContext,
  rejection,
  requireCustomerId,
  type SessionContext,
} from '../session/requestContext.ts';
import { hashOf, isSecretFormat, newSecret } from '../session/secret.ts';
import { markKioskSession, type NewSession } from '../session/sessions.ts';
import { signInAs } from './signIn.ts';

const MINUTES = 3;

/** The kiosk that the kiosk service identified by its token. */
interface Kiosk {
  id: string;
  name: string;
}

type Scope = Pick<RequestContext, 'db' | 'tenant' | 'now'>;

const isOpen = ({ tenant, now }: Scope) =>
  and(eq(phoneSignIns.tenantId, tenant.id), gt(phoneSignIns.expiresAt, now));

/** Issues the ticket with which a kiosk's visit requests a code. Only registered kiosks get one. */
export async function issueTicket({ db, tenant, now }: Scope, kiosk: Kiosk): Promise<string> {
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000);
  await db.insert(phoneSignIns).values({
    tenantId: tenant.id,
    deviceId: kiosk.id,
    kioskName: kiosk.name,
    ticketHash: hashOf(ticket),
    number: String(randomInt(10, 100)),
    expiresAt,
  });
  return ticket;
}

/** Ends what a visit started at a kiosk: pending codes, and the session that was signed in. */
export async function endKioskSessions(db: Database, deviceId: string): Promise<void> {
  await db.delete(phoneSignIns).where(eq(phoneSignIns.deviceId, deviceId));
  await db.delete(sessions).where(eq(sessions.kioskDeviceId, deviceId));
}

/**
 * Binds a ticket to this session and creates its code. A session has one code: a new code invalidates the previous one.
 * @throws ApiError 410 codeExpired for a ticket that is expired, foreign or used
 */
export const startPhoneSignIn = (context: SessionContext, ticket: string) =>
  inTransaction(context, async (inside) => {
    const { db, session } = inside;
    await db.delete(phoneSignIns).where(eq(phoneSignIns.sessionId, session.id));
    const code = newSecret();
    const isUnused = and(
      isOpen(inside),
      eq(phoneSignIns.ticketHash, hashOf(ticket)),
      isNull(phoneSignIns.sessionId),
    );
    const bound = { sessionId: session.id, codeHash: hashOf(code) };
    const [row] = isSecretFormat(ticket)
      ? await db.update(phoneSignIns).set(bound).where(isUnused).returning()
      : [];
    if (!row) throw rejection(inside, 410, 'codeExpired');
    return { path: `/account/kiosk#${code}`, number: row.number, expires_at: row.expiresAt.toISOString() };
  });

/** The state of this session's code. */
export async function phoneSignInStatus(context: RequestContext) {
  const own = eq(phoneSignIns.sessionId, context.session?.id ?? 0);
  const [row] = await context.db
    .select()
    .from(phoneSignIns)
    .where(and(isOpen(context), own));
  return row ? row.status : ('expired' as const);
}

const ofCode = (context: Scope, code: string) =>
  and(isOpen(context), eq(phoneSignIns.codeHash, hashOf(code)), eq(phoneSignIns.status, 'waiting'));

/** The kiosk that shows a code. @throws ApiError 410 codeExpired */
export async function kioskOfCode(context: RequestContext, code: string) {
  const [row] = isSecretFormat(code)
    ? await context.db.select().from(phoneSignIns).where(ofCode(context, code))
    : [];
  if (!row) throw rejection(context, 410, 'codeExpired');
  return { kiosk: row.kioskName, number: row.number, expires_at: row.expiresAt.toISOString() };
}

/**
 * The customer of this session confirms or declines a code. Each code is answered once.
 * @throws ApiError 410 codeExpired; 403 forbidden at a kiosk, where sessions end with the visit
 */
export async function answerPhoneSignIn(context: SessionContext, code: string, isApproved: boolean) {
  const customerId = requireCustomerId(context);
  if (context.session.kioskDeviceId !== null) throw rejection(context, 403, 'forbidden');
  const answer = isApproved
    ? { status: 'approved' as const, customerId }
    : { status: 'declined' as const, customerId: null };
  const answered = isSecretFormat(code)
    ? await context.db.update(phoneSignIns).set(answer).where(ofCode(context, code)).returning()
    : [];
  if (answered.length === 0) throw rejection(context, 410, 'codeExpired');
}

/**
 * Signs in the session whose code was confirmed, and no other, so that someone who saw the code can't use it elsewhere. The session ends
 * with the visit. The sign-in is written to the audit log.
 * @throws ApiError 409 codeNotConfirmed
 */
export const finishPhoneSignIn = (context: SessionContext): Promise<NewSession> =>
  inTransaction(context, async (inside) => {
    const { db, tenant, now } = inside;
    const confirmed = and(
      isOpen(inside),
      eq(phoneSignIns.sessionId, inside.session.id),
      eq(phoneSignIns.status, 'approved'),
    );
    const [row] = await db.delete(phoneSignIns).where(confirmed).returning();
    if (!row?.customerId) throw rejection(inside, 409, 'codeNotConfirmed');
    const { secret, session } = await signInAs(inside, row.customerId);
    await db.insert(auditLog).values({
      tenantId: tenant.id,
      actor: `customer ${row.customerId}`,
      at: now,
      action: 'Signs in at a kiosk with a phone',
      subject: row.kioskName,
      details: { device_id: row.deviceId },
    });
    return { secret, session: await markKioskSession(db, session, row, now) };
  });
