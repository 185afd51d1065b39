import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Role } from '../../../contract/desk/deskCall.ts';
import type { Database } from '../../backend/database/database.ts';
import { staff, staffSessions } from '../../backend/database/schema/desk.ts';
import { hashOf, newSecret } from '../../backend/session/secret.ts';
import { secretCookie } from '../../backend/session/secretCookie.ts';

/** A person with an open session. */
export interface SignedInStaff {
  id: number;
  email: string;
  name: string;
  role: Role;
  csrfToken: string;
}

/** A working day. Using a session in its second half extends it. */
const SESSION_SECONDS = 12 * 3600;
const expiryFrom = (now: Date) => new Date(now.getTime() + SESSION_SECONDS * 1000);

/**
 * Finds the person of an unexpired session at this tenant; also null if the person's access has ended. isUse: false for a request that does
 * not extend the session
 */
export async function findStaffSession(
  db: Database,
  tenantId: number,
  secret: string,
  now: Date,
  isUse = true,
): Promise<SignedInStaff | null> {
  const secretHash = hashOf(secret);
  const [row] = await db
    .select({ staff, session: staffSessions })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.secretHash, secretHash),
        eq(staff.tenantId, tenantId),
        isNull(staff.disabledAt),
        gt(staffSessions.expiresAt, now),
      ),
    );
  if (!row) return null;
  if (isUse && row.session.expiresAt.getTime() - now.getTime() < (SESSION_SECONDS * 1000) / 2)
    await db
      .update(staffSessions)
      .set({ expiresAt: expiryFrom(now) })
      .where(eq(staffSessions.secretHash, secretHash));
  const { id, email, name, role } = row.staff;
  return { id, email, name, role, csrfToken: row.session.csrfToken };
}

/** Starts a session and returns its secret, of which only the hash is stored. */
export async function startStaffSession(db: Database, staffId: number, now: Date): Promise<string> {
  const secret = newSecret();
  await db
    .insert(staffSessions)
    .values({ secretHash: hashOf(secret), staffId, csrfToken: newSecret(), expiresAt: expiryFrom(now) });
  return secret;
}

export async function endStaffSession(db: Database, secret: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.secretHash, hashOf(secret)));
}

/** The maximum age that browsers allow. The stored session, which is extended by use, determines when it ends. */
const COOKIE_SECONDS = 400 * 86_400;

/** The cookie's path excludes the shop's pages. */
export const deskCookie = secretCookie('desk', {
  path: '/desk',
  maxAge: COOKIE_SECONDS,
  sameSite: 'strict',
});
