import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { hostNameOf } from '../../network/hostNames.ts';
import type { Database } from '../database/database.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';

/** Imported when first needed, which makes the start 0.3 s shorter. */
const webAuthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;

interface Ceremony {
  db: Database;
  tenant: Tenant;
  now: Date;
  language?: string;
}

type ChallengeTable = PgTable & Record<'challenge' | 'tenantId' | 'expiresAt', PgColumn>;

/** Passkeys belong to one host name; checkRequests has validated it. */
const hostOf = (request: FastifyRequest) => hostNameOf(request.host)?.replace(/:\d+$/, '') ?? '';
const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** The ceremonies of WebAuthn. challenges: the table of open challenges, each of which is used once */
export class PasskeyCeremonies {
  constructor(private readonly challenges: ChallengeTable) {}

  /** The options with which a browser creates a passkey. existing: the passkeys that the account has */
  async creationOptions(
    { language, ...ceremony }: Ceremony,
    request: FastifyRequest,
    user: { userID: string; userName: string; userDisplayName: string },
    existing: readonly { id: string }[],
  ) {
    const { tenant } = ceremony;
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      ...user,
      rpName: configOf(tenant, language ?? tenant.language).name,
      rpID: hostOf(request),
      userID: new TextEncoder().encode(`${tenant.code}:${user.userID}`),
      attestationType: 'none',
      excludeCredentials: existing.map(({ id }) => ({ id })),
      // Stored on the device, so that signing in does not require the email address.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#storeChallenge(ceremony, options.challenge);
    return options;
  }

  /** The passkey that a browser created; null if it is refused. */
  async verifyCreation(ceremony: Ceremony, request: FastifyRequest, response: RegistrationResponseJSON) {
    const { verifyRegistrationResponse } = await webAuthn();
    const result = await verifyRegistrationResponse({ response, ...this.#expected(ceremony, request) }).catch(
      () => null,
    );
    if (!result?.verified) return null;
    const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  }

  /** The options with which a browser requests any passkey of this host. */
  async requestOptions(ceremony: Ceremony, request: FastifyRequest) {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: hostOf(request),
      userVerification: 'required',
    });
    await this.#storeChallenge(ceremony, options.challenge);
    return options;
  }

  /** The new counter of a passkey that a browser used; null if it is refused. */
  async verifyUse(
    ceremony: Ceremony,
    request: FastifyRequest,
    response: AuthenticationResponseJSON,
    { id, publicKey, counter }: { id: string; publicKey: string; counter: number },
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const result = await verifyAuthenticationResponse({
      response,
      ...this.#expected(ceremony, request),
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }).catch(() => null);
    return result?.verified ? result.authenticationInfo.newCounter : null;
  }

  #expected(ceremony: Ceremony, request: FastifyRequest) {
    return {
      expectedChallenge: (challenge: string) => this.#takeChallenge(ceremony, challenge),
      expectedOrigin: originOf(request),
      expectedRPID: hostOf(request),
    };
  }

  async #storeChallenge({ db, tenant, now }: Ceremony, challenge: string): Promise<void> {
    const row = { challenge, tenantId: tenant.id, expiresAt: new Date(now.getTime() + CHALLENGE_MS) };
    await db.insert(this.challenges as PgTable).values(row as PgInsertValue<PgTable>);
  }

  /** Returns whether a challenge is open, and closes it. */
  async #takeChallenge({ db, tenant, now }: Ceremony, challenge: string): Promise<boolean> {
    const { challenge: own, tenantId, expiresAt } = this.challenges;
    const isOpen = and(eq(own, challenge), eq(tenantId, tenant.id), gt(expiresAt, now));
    return (await db.delete(this.challenges).where(isOpen).returning()).length > 0;
  }
}
