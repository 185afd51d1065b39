import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { BackendContext } from '../backendContext.ts';
import type { Database } from '../database/database.ts';
import { customers, emailVerifications } from '../database/schema/customer.ts';
import { orders } from '../database/schema/order.ts';
import { queueEmail } from '../email/outbox.ts';
import { enforceLimit } from '../limits/rateLimiter.ts';
import {
  inTransaction,
  type RequestContext,
  rejection,
  type SessionContext,
} from '../session/requestContext.ts';
import { hashOf, isSecretFormat, newSecret } from '../session/secret.ts';
import { type Customer, requireCustomer } from './currentPassword.ts';

const LINK_MS = 24 * 60 * 60 * 1000;

type Recipient = Pick<Customer, 'id' | 'email' | 'firstname'>;

/** Emails the link that confirms the account's email: together with the welcome, or separately. */
export async function sendVerification(
  context: RequestContext,
  { id: customerId, email, firstname }: Recipient,
  kind: 'welcome' | 'email_verification',
): Promise<void> {
  const { db, language, now } = context;
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await db.insert(emailVerifications).values({ secretHash: hashOf(secret), customerId, email, expiresAt });
  await queueEmail(context, {
    kind,
    recipient: email,
    language,
    contents: { firstname, path: `/account/verify-email?token=${secret}` },
  });
}

/** Sends the link again to an email that is not confirmed yet. @throws ApiError 401, 429 */
export async function resendVerification(backend: BackendContext, context: SessionContext): Promise<void> {
  const customer = await requireCustomer(context);
  if (customer.emailVerifiedAt !== null) return;
  await enforceLimit(backend, context.language, 'verificationEmail', String(customer.id));
  await sendVerification(context, customer, 'email_verification');
}

/** Notifies the old address that the account now has another email. */
export const reportChangedEmail = (
  context: RequestContext,
  { email, firstname }: Pick<Customer, 'email' | 'firstname'>,
) =>
  queueEmail(context, {
    kind: 'email_changed',
    recipient: email,
    language: context.language,
    contents: { firstname },
  });

/**
 * Records that the customer owns the email. Only then do orders that a guest placed with this email belong to the account, because anyone
 * can create an account with any address.
 */
export async function markVerified(db: Database, customer: Customer, now: Date): Promise<void> {
  // A request at the same time may have given the account another email.
  const own = and(
    eq(customers.id, customer.id),
    eq(customers.email, customer.email),
    isNull(customers.emailVerifiedAt),
  );
  await db.update(customers).set({ emailVerifiedAt: now }).where(own);
  const placedAsGuest = and(
    eq(orders.tenantId, customer.tenantId),
    isNull(orders.customerId),
    eq(sql`lower(${orders.email})`, customer.email),
  );
  await db.update(orders).set({ customerId: customer.id }).where(placedAsGuest);
}

/**
 * Confirms the email by the token of a link. The customer must be signed in: someone who receives the link for an account that a stranger
 * created with their address must not confirm it for that stranger.
 * @throws ApiError 401 signedOut, 422 verifyExpired
 */
export const verifyEmail = (context: SessionContext, token: string): Promise<void> =>
  inTransaction(context, async (inside) => {
    const customer = await requireCustomer(inside);
    const link = and(
      eq(emailVerifications.secretHash, hashOf(token)),
      eq(emailVerifications.customerId, customer.id),
      eq(emailVerifications.email, customer.email),
      gt(emailVerifications.expiresAt, inside.now),
    );
    const found = isSecretFormat(token) ? await inside.db.select().from(emailVerifications).where(link) : [];
    if (found.length === 0) throw rejection(inside, 422, 'verifyExpired');
    await markVerified(inside.db, customer, inside.now);
  });
