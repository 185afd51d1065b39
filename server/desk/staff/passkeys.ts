import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Credential } from '../../../contract/desk/account.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { staff, staffChallenges, staffPasskeys } from '../../backend/database/schema/desk.ts';
import { PasskeyCeremonies } from '../../backend/session/passkeyCeremonies.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import type { SignedInStaff } from './staffSessions.ts';

const ceremonies = new PasskeyCeremonies(staffChallenges);

interface Ceremony {
  db: Database;
  tenant: Tenant;
  now: Date;
  request: FastifyRequest;
}

const refused = () => localizedError(401, 'passkey', 'deskPasskeyRefused');

export const passkeysOf = (db: Database, staffId: number) =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt));

/** The options with which a person's browser creates a passkey. */
export async function creationOptions(ceremony: Ceremony, person: SignedInStaff) {
  const existing = await passkeysOf(ceremony.db, person.id);
  const user = { userID: String(person.id), userName: person.email, userDisplayName: person.name };
  return ceremonies.creationOptions(ceremony, ceremony.request, user, existing);
}

/** Stores a passkey created by the browser. @throws ApiError 401 passkey */
export async function storePasskey(
  ceremony: Ceremony,
  person: SignedInStaff,
  { name, credential }: { name: string; credential: Credential },
): Promise<void> {
  const response = credential as unknown as RegistrationResponseJSON;
  const created = await ceremonies.verifyCreation(ceremony, ceremony.request, response);
  if (!created) throw refused();
  const row = { ...created, staffId: person.id, name, createdAt: ceremony.now };
  await ceremony.db.insert(staffPasskeys).values(row);
}

/** The options with which a browser requests any passkey of this host. */
export const requestOptions = (ceremony: Ceremony) => ceremonies.requestOptions(ceremony, ceremony.request);

/** Returns the id of the person whose passkey the browser used. @throws ApiError 401 passkey */
export async function verifyPasskey(ceremony: Ceremony, credential: Credential): Promise<number> {
  const { db, tenant } = ceremony;
  const [row] = await db
    .select({ passkey: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, credential.id), eq(staff.tenantId, tenant.id), isNull(staff.disabledAt)));
  if (!row) throw refused();
  const { id, staffId } = row.passkey;
  const response = credential as unknown as AuthenticationResponseJSON;
  const counter = await ceremonies.verifyUse(ceremony, ceremony.request, response, row.passkey);
  if (counter === null) throw refused();
  await db.update(staffPasskeys).set({ counter }).where(eq(staffPasskeys.id, id));
  return staffId;
}
