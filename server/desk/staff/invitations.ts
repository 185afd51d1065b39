import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { includesRole, type Role } from '../../../contract/desk/deskCall.ts';
import { scoreOf } from '../../../contract/passwordStrength.ts';
import { localizedError } from '../../backend/apiError.ts';
import { hashPassword } from '../../backend/customers/password.ts';
import type { Database } from '../../backend/database/database.ts';
import { staff, staffInvitations, staffPasskeys, staffSessions } from '../../backend/database/schema/desk.ts';
import { hashOf, newSecret } from '../../backend/session/secret.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { deleteInvitationFiles, putInvitationFile, takeInvitationFile } from './invitationFiles.ts';
import { requireOtherOwner } from './lastOwner.ts';
import { staffDevices } from './staffDevices.ts';

const VALID_MS = 7 * 24 * 3600 * 1000;
const MIN_LENGTH = 10;
const MIN_SCORE = 3;

interface NewInvitation {
  tenantId: number;
  email: string;
  role: Role;
  /** The inviting owner; null for the command line. */
  invitedBy: number | null;
}

/**
 * Stores an invitation, which replaces an earlier one for the same person, and returns its secret.
 * @throws ApiError 422 access_ended for a person whose access an owner has ended
 */
export async function invite(db: Database, invitation: NewInvitation, now: Date): Promise<string> {
  const { tenantId, email } = invitation;
  const isEnded = and(eq(staff.tenantId, tenantId), eq(staff.email, email), isNotNull(staff.disabledAt));
  const ended = await db.select({ id: staff.id }).from(staff).where(isEnded);
  if (ended.length > 0) throw localizedError(422, 'access_ended', 'deskAccessEnded', { field: 'email' });
  const secret = newSecret();
  await store(db, { ...invitation, secret }, invitationExpiry(now));
  return secret;
}

/**
 * Withdraws everything that lets a person choose a new password: invitations in the database and in the command line's folder. Returns
 * whether there was one in the database.
 */
export async function withdrawInvitations(db: Database, tenant: Tenant, email: string, folder: string) {
  deleteInvitationFiles(folder, tenant, email);
  const ofPerson = and(eq(staffInvitations.tenantId, tenant.id), eq(staffInvitations.email, email));
  return (await db.delete(staffInvitations).where(ofPerson).returning()).length > 0;
}

/**
 * Revokes every access that a person had before an owner ended or lowered it: sessions, passkeys, links for a new password, and invitations
 * that the person sent to others.
 */
export async function endAccess(
  db: Database,
  tenant: Tenant,
  person: { id: number; email: string },
  folder: string,
): Promise<void> {
  await endSignIns(db, person.id);
  await withdrawInvitations(db, tenant, person.email, folder);
  await withdrawSentInvitations(db, person.id);
}

/** Withdraws the invitations that a person sent to others. */
async function withdrawSentInvitations(db: Database, staffId: number): Promise<void> {
  await db.delete(staffInvitations).where(eq(staffInvitations.invitedBy, staffId));
}

/** Ends the sessions and passkeys of a person. */
async function endSignIns(db: Database, staffId: number): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
  await staffDevices.distrust(db, staffId);
  await db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
}

export const invitationExpiry = (now: Date): Date => new Date(now.getTime() + VALID_MS);

async function store(
  db: Database,
  { tenantId, email, role, invitedBy, secret }: NewInvitation & { secret: string },
  expiresAt: Date,
): Promise<void> {
  const values = { secretHash: hashOf(secret), role, expiresAt, invitedBy };
  await db
    .insert(staffInvitations)
    .values({ tenantId, email, ...values })
    .onConflictDoUpdate({ target: [staffInvitations.tenantId, staffInvitations.email], set: values });
}

/** The path of the desk that accepts an invitation. The secret is in the fragment, so that no server logs it. */
export const invitationPath = (secret: string): string => `/desk/invitation#${secret}`;

const unknownInvitation = () => localizedError(404, 'invitation', 'deskInvitationUsed');

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
  if (written)
    await store(db, { ...written, tenantId, invitedBy: null, secret }, new Date(written.expiresAt)).catch(
      (error: unknown) => {
        // Restored, so that the link works once the database is available again.
        putInvitationFile(folder, secret, written);
        throw error;
      },
    );
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
  throw unknownInvitation();
}

/** Checks the new password of a person. @throws ApiError 422 password when it is short or easy to guess */
export function checkStaffPassword(password: string, ownWords: readonly string[]): void {
  if ([...password].length >= MIN_LENGTH && scoreOf(password, ownWords) >= MIN_SCORE) return;
  const values = { count: MIN_LENGTH };
  throw localizedError(422, 'password', 'deskWeakPassword', { field: 'password', values });
}

/**
 * Creates the invited person, or sets a new password for an existing one and ends the person's sessions and passkeys. Never restores access
 * that an owner has ended; a lower role withdraws the invitations that the person sent. Returns the person.
 * @throws ApiError 404 for a used invitation or ended access, 422 for a weak password, or if it would leave the desk without an owner
 */
export async function accept(
  db: Database,
  tenant: Tenant,
  { secret, name, password }: { secret: string; name: string; password: string },
  now: Date,
  folder: string,
) {
  const tenantId = tenant.id;
  const { email, role } = await findInvitation(db, tenant, secret, now, folder);
  checkStaffPassword(password, [email, name]);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const isPerson = and(eq(staff.tenantId, tenantId), eq(staff.email, email));
    // The lock orders this relative to an owner's change of the same person (staffRoutes.ts).
    const [existing] = await tx.select().from(staff).where(isPerson).for('update');
    const used = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.secretHash, hashOf(secret)))
      .returning();
    if (used.length === 0 || existing?.disabledAt) throw unknownInvitation();
    if (existing && !includesRole(role, existing.role)) {
      await requireOtherOwner(tx, existing);
      await withdrawSentInvitations(tx, existing.id);
    }
    const [person] = await tx
      .insert(staff)
      .values({ tenantId, email, name, role, passwordHash, createdAt: now })
      .onConflictDoUpdate({
        target: [staff.tenantId, staff.email],
        set: { name, role, passwordHash },
      })
      .returning({ id: staff.id });
    if (!person) throw new Error('The person was not stored.');
    await endSignIns(tx, person.id);
    return { id: person.id, email, role };
  });
}
