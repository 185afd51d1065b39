import { and, eq, gt } from 'drizzle-orm';
import type { Role } from '../../../contract/desk/deskCall.ts';
import { scoreOf } from '../../../contract/passwordStrength.ts';
import { ApiError } from '../../backend/apiError.ts';
import { hashPassword } from '../../backend/customers/password.ts';
import type { Database } from '../../backend/database/database.ts';
import { staff, staffInvitations } from '../../backend/database/schema/desk.ts';
import { hashOf, newSecret } from '../../backend/session/secret.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { takeInvitationFile } from './invitationFiles.ts';
import { endSessionsOfStaff } from './staffSessions.ts';

const VALID_MS = 7 * 24 * 3600 * 1000;
const MIN_LENGTH = 10;
const MIN_SCORE = 3;

/** Stores an invitation, which replaces an earlier one of the same person, and returns its secret. */
export async function invite(
  db: Database,
  { tenantId, email, role }: { tenantId: number; email: string; role: Role },
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await store(db, { tenantId, email, role, secret }, invitationExpiry(now));
  return secret;
}

export const invitationExpiry = (now: Date): Date => new Date(now.getTime() + VALID_MS);

async function store(
  db: Database,
  { tenantId, email, role, secret }: { tenantId: number; email: string; role: Role; secret: string },
  expiresAt: Date,
): Promise<void> {
  const values = { secretHash: hashOf(secret), role, expiresAt };
  await db
    .insert(staffInvitations)
    .values({ tenantId, email, ...values })
    .onConflictDoUpdate({ target: [staffInvitations.tenantId, staffInvitations.email], set: values });
}

export interface InvitedPerson {
  id: number;
  email: string;
  role: Role;
}

/** The path of the desk that accepts an invitation. The secret is in the fragment, which no server logs. */
export const invitationPath = (secret: string): string => `/desk/invitation#${secret}`;

/** The unexpired invitation of a secret. @throws ApiError 404 */
export async function findInvitation(
  db: Database,
  tenant: Tenant,
  secret: string,
  now: Date,
  folder: string,
) {
  const tenantId = tenant.id;
  const written = takeInvitationFile(folder, secret, tenant);
  if (written) await store(db, { ...written, tenantId, secret }, new Date(written.expiresAt));
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(
      and(
        eq(staffInvitations.secretHash, hashOf(secret)),
        eq(staffInvitations.tenantId, tenantId),
        gt(staffInvitations.expiresAt, now),
      ),
    );
  if (found) return found;
  throw new ApiError(404, [
    { code: 'invitation', message: 'This invitation has been used or has expired. Ask for a new one.' },
  ]);
}

/** Checks the new password of a person. @throws ApiError 422 password when it is short or easy to guess */
export function checkStaffPassword(password: string, ownWords: readonly string[]): void {
  if ([...password].length >= MIN_LENGTH && scoreOf(password, ownWords) >= MIN_SCORE) return;
  const message = `Choose a password of at least ${MIN_LENGTH} characters that is hard to guess.`;
  throw new ApiError(422, [{ code: 'password', message }], { password: message });
}

/**
 * Creates the invited person, or gives an existing one a new password, and ends all other sessions of the person.
 * Returns the person. @throws ApiError 404 for a used invitation, 422 for a weak password
 */
export async function accept(
  db: Database,
  tenant: Tenant,
  { secret, name, password }: { secret: string; name: string; password: string },
  now: Date,
  folder: string,
): Promise<InvitedPerson> {
  const tenantId = tenant.id;
  const { email, role } = await findInvitation(db, tenant, secret, now, folder);
  checkStaffPassword(password, [email, name]);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const used = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.secretHash, hashOf(secret)))
      .returning();
    if (used.length === 0) await findInvitation(tx, tenant, secret, now, folder);
    const [person] = await tx
      .insert(staff)
      .values({ tenantId, email, name, role, passwordHash, createdAt: now })
      .onConflictDoUpdate({
        target: [staff.tenantId, staff.email],
        set: { name, role, passwordHash, disabledAt: null },
      })
      .returning({ id: staff.id });
    if (!person) throw new Error('The person was not stored.');
    await endSessionsOfStaff(tx, person.id);
    return { id: person.id, email, role };
  });
}
