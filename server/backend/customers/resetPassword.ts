import { and, eq, gt } from 'drizzle-orm';
import type { BackendContext } from '../backendContext.ts';
import { customerPasskeys, customers, passwordResets, sessions } from '../database/schema/customer.ts';
import { queueEmail } from '../email/outbox.ts';
import { countRequest } from '../limits/rateLimiter.ts';
import { inTransaction, rejection, type SessionContext } from '../session/requestContext.ts';
import { hashOf, isSecretFormat, newSecret } from '../session/secret.ts';
import { customerDevices } from './customerDevices.ts';
import { checkNewPassword, hashPassword, verifyPassword } from './password.ts';
import { reportAccess } from './reportAccess.ts';
import { clearSignInTries, findAccount, normalizeEmail } from './signIn.ts';
import { markVerified } from './verifyEmail.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Emails a link that is valid for an hour. Response and time are the same whether or not the account exists, because the request is
 * dominated by one hash. Earlier links stay valid, so that a third party's repeated requests can't invalidate the owner's link.
 */
export const requestPasswordReset = async (
  backend: BackendContext,
  context: SessionContext,
  email: string,
): Promise<void> => {
  await Promise.all([verifyPassword('', null), sendResetLink(backend, context, email)]);
};

async function sendResetLink(backend: BackendContext, context: SessionContext, email: string): Promise<void> {
  const { db, tenant, language, now } = context;
  const wait = await countRequest(backend, 'passwordResetEmail', `${tenant.id} ${normalizeEmail(email)}`);
  const customer = await findAccount(context, email);
  if (!customer || wait > 0) return;
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + HOUR);
  await db.insert(passwordResets).values({ secretHash: hashOf(token), customerId: customer.id, expiresAt });
  // For password managers. Browsers never send the fragment.
  const fragment = new URLSearchParams({ email: customer.email });
  await queueEmail(context, {
    kind: 'password_reset',
    recipient: customer.email,
    language,
    contents: { firstname: customer.firstname, path: `/account/reset-password?token=${token}#${fragment}` },
  });
}

/**
 * Sets a new password by the token of a reset email, which is valid once. Every session and passkey of the account ends, and its email
 * counts as confirmed. Returns the customer id.
 */
export async function setNewPassword(
  context: SessionContext,
  input: { token: string; password: string; confirmation: string },
  address: string,
): Promise<number> {
  const { password, token } = input;
  if (password === '' || password !== input.confirmation) throw rejection(context, 422, 'passwordMismatch');
  return inTransaction(context, async (inside) => {
    const { db, now, tenant } = inside;
    if (!isSecretFormat(token)) throw rejection(context, 422, 'resetExpired');
    const condition = and(eq(passwordResets.secretHash, hashOf(token)), gt(passwordResets.expiresAt, now));
    const [reset] = await db.delete(passwordResets).where(condition).returning();
    const own = and(eq(customers.id, reset?.customerId ?? 0), eq(customers.tenantId, tenant.id));
    const [customer] = await db.select().from(customers).where(own);
    if (!customer) throw rejection(context, 422, 'resetExpired');
    checkNewPassword(inside, password, [customer.firstname, customer.lastname, customer.email]);
    const passwordHash = await hashPassword(password);
    await db.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id));
    await db.delete(sessions).where(eq(sessions.customerId, customer.id));
    await db.delete(passwordResets).where(eq(passwordResets.customerId, customer.id));
    await customerDevices.distrust(db, customer.id);
    // An intruder may have added a passkey.
    await db.delete(customerPasskeys).where(eq(customerPasskeys.customerId, customer.id));
    await markVerified(db, customer, now);
    await reportAccess(inside, customer, 'password');
    await clearSignInTries(inside, customer.email, address);
    return customer.id;
  });
}
