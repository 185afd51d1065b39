import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Credential } from '../../../contract/desk/account.ts';
import { codedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { staff, staffChallenges, staffPasskeys } from '../../backend/database/schema/desk.ts';
import { configOf, type Tenant } from '../../backend/tenant/tenant.ts';
import { hostNameOf } from '../../network/hostNames.ts';
import type { SignedInStaff } from './staffSessions.ts';

/** Imported when first needed, which makes the start 0.3 s shorter. */
const webAuthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;

interface Ceremony {
  db: Database;
  tenant: Tenant;
  now: Date;
  request: FastifyRequest;
}

/** Passkeys belong to one host name; checkRequests has validated it. */
const hostOf = ({ request }: Ceremony) => hostNameOf(request.host)?.replace(/:\d+$/, '') ?? '';
const originOf = ({ request }: Ceremony) => `${request.protocol}://${request.host}`;

const refused = () => codedError(401, 'passkey', 'This passkey was not accepted. Please try again.');

async function storeChallenge({ db, tenant, now }: Ceremony, challenge: string): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await db.insert(staffChallenges).values({ challenge, tenantId: tenant.id, expiresAt });
}

/** Returns whether a challenge is open, and closes it, because each is used once. */
const takeChallenge =
  ({ db, tenant, now }: Ceremony) =>
  async (challenge: string): Promise<boolean> => {
    const isOpen = and(
      eq(staffChallenges.challenge, challenge),
      eq(staffChallenges.tenantId, tenant.id),
      gt(staffChallenges.expiresAt, now),
    );
    return (await db.delete(staffChallenges).where(isOpen).returning()).length > 0;
  };

export const passkeysOf = (db: Database, staffId: number) =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt));

/** The options with which a person's browser creates a passkey. */
export async function creationOptions(ceremony: Ceremony, person: SignedInStaff) {
  const existing = await passkeysOf(ceremony.db, person.id);
  const { tenant } = ceremony;
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: configOf(tenant, tenant.language).name,
    rpID: hostOf(ceremony),
    userID: new TextEncoder().encode(`${tenant.code}:${person.id}`),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id }) => ({ id })),
    // Stored on the device, so that signing in does not require the email address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(ceremony, options.challenge);
  return options;
}

/** Stores a passkey created by the browser. @throws ApiError 401 passkey */
export async function storePasskey(
  ceremony: Ceremony,
  person: SignedInStaff,
  { name, credential }: { name: string; credential: Credential },
): Promise<void> {
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: takeChallenge(ceremony),
    expectedOrigin: originOf(ceremony),
    expectedRPID: hostOf(ceremony),
  }).catch(() => null);
  if (!result?.verified) throw refused();
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  await ceremony.db.insert(staffPasskeys).values({
    id,
    staffId: person.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    name,
    createdAt: ceremony.now,
  });
}

/** The options with which a browser requests any passkey of this host. */
export async function requestOptions(ceremony: Ceremony) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(ceremony),
    userVerification: 'required',
  });
  await storeChallenge(ceremony, options.challenge);
  return options;
}

/** Returns the id of the person whose passkey the browser used. @throws ApiError 401 passkey */
export async function verifyPasskey(ceremony: Ceremony, credential: Credential): Promise<number> {
  const { db, tenant } = ceremony;
  const [row] = await db
    .select({ passkey: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, credential.id), eq(staff.tenantId, tenant.id), isNull(staff.disabledAt)));
  if (!row) throw refused();
  const { passkey } = row;
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: takeChallenge(ceremony),
    expectedOrigin: originOf(ceremony),
    expectedRPID: hostOf(ceremony),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!result?.verified) throw refused();
  const { newCounter: counter } = result.authenticationInfo;
  await db.update(staffPasskeys).set({ counter }).where(eq(staffPasskeys.id, passkey.id));
  return passkey.staffId;
}
