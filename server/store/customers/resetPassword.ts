import { and, eq, gt } from 'drizzle-orm';
import { customers, outbox, passwordResets, sessions, signInTries } from '../database/schema/customer.ts';
import { say } from '../messages/say.ts';
import { hashOf, looksLikeSecret, newSecret } from '../session/secret.ts';
import { inTransaction, refuse, type Shopper } from '../session/visitor.ts';
import { findAccount } from './accounts.ts';
import { checkNewPassword } from './checkNewPassword.ts';
import { hashPassword } from './password.ts';

const HOUR = 60 * 60 * 1000;

/** Writes a letter with a link that is good for an hour; says nothing about whether there is such an account. */
export async function askForReset(shopper: Shopper, email: string): Promise<void> {
  const customer = await findAccount(shopper, email);
  if (!customer) return;
  const { db, tenant, language, now } = shopper;
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + HOUR);
  await db.delete(passwordResets).where(eq(passwordResets.customerId, customer.id));
  await db.insert(passwordResets).values({ secretHash: hashOf(token), customerId: customer.id, expiresAt });
  await db.insert(outbox).values({
    tenantId: tenant.id,
    kind: 'password_reset',
    recipient: customer.email,
    subject: say(language, 'resetMail'),
    body: { language, firstname: customer.firstname, path: `/account/reset-password?token=${token}` },
    writtenAt: now,
  });
}

/** Sets a new password by the token of such a letter, once; every session of the account ends. */
export async function setPassword(
  shopper: Shopper,
  given: { token: string; password: string; confirmation: string },
): Promise<void> {
  const { password, token } = given;
  if (password === '' || password !== given.confirmation) throw refuse(shopper, 422, 'passwordMismatch');
  await inTransaction(shopper, async (inside) => {
    const { db, now, tenant } = inside;
    if (!looksLikeSecret(token)) throw refuse(shopper, 422, 'resetExpired');
    const living = and(eq(passwordResets.secretHash, hashOf(token)), gt(passwordResets.expiresAt, now));
    const [reset] = await db.delete(passwordResets).where(living).returning();
    const own = and(eq(customers.id, reset?.customerId ?? 0), eq(customers.tenantId, tenant.id));
    const [customer] = await db.select().from(customers).where(own);
    if (!customer) throw refuse(shopper, 422, 'resetExpired');
    checkNewPassword(inside, password, [customer.firstname, customer.lastname, customer.email]);
    const passwordHash = await hashPassword(password);
    await db.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id));
    await db.delete(sessions).where(eq(sessions.customerId, customer.id));
    const tries = and(eq(signInTries.tenantId, tenant.id), eq(signInTries.login, customer.email));
    await db.delete(signInTries).where(tries);
  });
}
