import { eq } from 'drizzle-orm';
import { ADDRESS_LINE_LENGTH } from '../../../contract/address.ts';
import type { createCustomer, putCustomer } from '../../../contract/customer.ts';
import { toWellFormed } from '../../../contract/cutText.ts';
import { cleanPastedText, isEmail } from '../../../contract/emailAddress.ts';
import { isUniqueViolation } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { isPersonName, requiredFieldsOf } from '../cart/addressRules.ts';
import { customerPasskeys, customers, passwordResets } from '../database/schema/customer.ts';
import { countRequest } from '../limits/rateLimiter.ts';
import type { BodyOf } from '../route.ts';
import {
  inTransaction,
  type RequestContext,
  rejection,
  type SessionContext,
} from '../session/requestContext.ts';
import { endSessionsOf, type NewSession, rotateSession } from '../session/sessions.ts';
import { configOf } from '../tenant/tenant.ts';
import { checkCurrentPassword, requireCustomer } from './currentPassword.ts';
import { customerDevices } from './customerDevices.ts';
import { subscribeCustomer } from './newsletter.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { reportAccess } from './reportAccess.ts';
import { normalizeEmail, signInAs } from './signIn.ts';
import { reportChangedEmail, sendVerification } from './verifyEmail.ts';

function checkName(context: SessionContext, text: string, isRequired = true): string {
  const name = toWellFormed(cleanPastedText(text));
  if (!isPersonName(name) && isRequired) throw rejection(context, 422, 'nameMissing');
  if (name.length > ADDRESS_LINE_LENGTH)
    throw rejection(context, 422, 'tooLong', { count: ADDRESS_LINE_LENGTH });
  return name;
}

const checkLastname = (context: SessionContext, text: string): string =>
  checkName(context, text, requiredFieldsOf(configOf(context.tenant, context.language)).includes('lastname'));

function checkEmail(context: SessionContext, text: string): string {
  const email = normalizeEmail(text);
  if (!isEmail(email)) throw rejection(context, 422, 'emailBad');
  return email;
}

async function rejectingDuplicates<T>(context: SessionContext, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw rejection(context, 409, 'accountExists');
    throw error;
  }
}

/** Creates an account and signs in. @throws ApiError 422 for missing or weak input, 409 accountExists */
export async function createAccount(
  backend: BackendContext,
  context: SessionContext,
  input: BodyOf<typeof createCustomer>,
): Promise<NewSession> {
  const { tenant } = context;
  const condition = {
    tenantId: tenant.id,
    firstname: checkName(context, input.firstname),
    lastname: checkLastname(context, input.lastname),
    email: checkEmail(context, input.email),
  };
  checkNewPassword(context, input.password, [condition.firstname, condition.lastname, condition.email]);
  const passwordHash = await hashPassword(input.password);
  const created = await rejectingDuplicates(
    context,
    inTransaction(context, async (inside) => {
      const [row] = await inside.db
        .insert(customers)
        .values({ ...condition, passwordHash })
        .returning();
      if (!row) throw new Error('The account was not stored.');
      await sendVerification(inside, row, 'welcome');
      return row;
    }),
  );
  if (input.newsletter_is_subscribed) await subscribeCustomer(backend, context, condition.email, true);
  return signInAs(context, created.id);
}

/**
 * Changes a profile. A new email or password requires the current password. A new password ends every other session, every passkey and
 * every link that sets a password, is reported by email, and rotates this session. A new email is unconfirmed, and links sent to the old
 * one for setting a password become invalid.
 */
export async function changeAccount(
  backend: BackendContext,
  context: SessionContext,
  change: BodyOf<typeof putCustomer>,
): Promise<NewSession | null> {
  const { db, session } = context;
  const customer = await requireCustomer(context);
  const customerId = customer.id;
  const email = change.email === undefined ? customer.email : checkEmail(context, change.email);
  const isOtherEmail = email !== customer.email;
  if (change.password !== undefined || isOtherEmail)
    await checkCurrentPassword(backend, context, customer, change.current_password ?? '');
  const firstname =
    change.firstname === undefined ? customer.firstname : checkName(context, change.firstname);
  const lastname =
    change.lastname === undefined ? customer.lastname : checkLastname(context, change.lastname);
  const fields = { firstname, lastname, email };
  if (change.password !== undefined) checkNewPassword(context, change.password, Object.values(fields));
  // Only what the request changes: another request may change the rest, the password above all, at the same time.
  const changes = {
    ...(change.firstname === undefined ? {} : { firstname }),
    ...(change.lastname === undefined ? {} : { lastname }),
    ...(isOtherEmail ? { email, emailVerifiedAt: null } : {}),
    ...(change.password === undefined ? {} : { passwordHash: await hashPassword(change.password) }),
  };
  // If the limit is reached, the customer can request the link later.
  const isLinkSent =
    isOtherEmail && (await countRequest(backend, 'verificationEmail', String(customerId))) === 0;
  await rejectingDuplicates(
    context,
    inTransaction(context, async (inside) => {
      if (Object.keys(changes).length > 0)
        await inside.db.update(customers).set(changes).where(eq(customers.id, customerId));
      if (change.password !== undefined) {
        // As after a reset: whatever someone else may have requested or added becomes invalid with the old password.
        await inside.db.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
        await inside.db.delete(customerPasskeys).where(eq(customerPasskeys.customerId, customerId));
        await reportAccess(inside, customer, 'password');
      }
      if (!isOtherEmail) return;
      await inside.db.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
      await reportChangedEmail(inside, customer);
      if (isLinkSent) await sendVerification(inside, { id: customerId, ...fields }, 'email_verification');
    }),
  );
  if (change.password === undefined) return null;
  await endSessionsOf(db, customerId, session.id);
  await customerDevices.distrust(db, customerId);
  return rotateSession(db, session.id, customerId, context.now);
}

/**
 * Checks that a path refers to the customer's own account, as `self` or by its id.
 * @throws ApiError 403 for any other account
 */
export function requireOwnAccount(context: RequestContext, customerId: number, condition: string): number {
  if (condition !== 'self' && condition !== String(customerId)) throw rejection(context, 403, 'forbidden');
  return customerId;
}
