import { and, eq } from 'drizzle-orm';
import { sqlStateOf } from '../apiError.ts';
import { isEmail } from '../cart/addressRules.ts';
import { customers } from '../database/schema/customer.ts';
import { endSessionsOf, type FreshSession, rotateSession } from '../session/sessions.ts';
import { refuse, type Shopper } from '../session/visitor.ts';
import { checkNewPassword } from './checkNewPassword.ts';
import { setReader } from './newsletter.ts';
import { hashPassword, isPassword } from './password.ts';
import { enterAs, normalEmail } from './signIn.ts';

const UNIQUE_VIOLATION = '23505';

export interface NewAccount {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  newsletter_is_subscribed: boolean;
}
export type AccountChange = Partial<NewAccount> & { current_password?: string | undefined };

function checkName(shopper: Shopper, text: string): string {
  const name = text.replace(/\s+/g, ' ').trim().slice(0, 80);
  if (!name) throw refuse(shopper, 422, 'nameMissing');
  return name;
}

function checkEmail(shopper: Shopper, text: string): string {
  const email = normalEmail(text);
  if (!isEmail(email)) throw refuse(shopper, 422, 'emailBad');
  return email;
}

async function refusingTwins<T>(shopper: Shopper, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw refuse(shopper, 409, 'accountExists');
    throw error;
  }
}

/** Makes an account and signs in. @throws ApiError 422 for what is missing or weak, 409 accountExists */
export async function createAccount(shopper: Shopper, given: NewAccount): Promise<FreshSession> {
  const { db, tenant } = shopper;
  const named = {
    tenantId: tenant.id,
    firstname: checkName(shopper, given.firstname),
    lastname: checkName(shopper, given.lastname),
    email: checkEmail(shopper, given.email),
  };
  checkNewPassword(shopper, given.password, [named.firstname, named.lastname, named.email]);
  const passwordHash = await hashPassword(given.password);
  const insert = db
    .insert(customers)
    .values({ ...named, passwordHash })
    .returning({ id: customers.id });
  const [made] = await refusingTwins(shopper, insert);
  if (!made) throw new Error('The account was not stored.');
  if (given.newsletter_is_subscribed) await setReader(shopper, named.email, true);
  return enterAs(shopper, made.id);
}

/**
 * Changes a profile. A new e-mail or password needs the current password; a new password ends every other session and
 * gives this one a new secret.
 */
export async function changeAccount(
  shopper: Shopper,
  customerId: number,
  change: AccountChange,
): Promise<FreshSession | null> {
  const { db, session } = shopper;
  const own = eq(customers.id, customerId);
  const [customer] = await db.select().from(customers).where(own);
  if (!customer) throw refuse(shopper, 401, 'signedOut');
  const email = change.email === undefined ? customer.email : checkEmail(shopper, change.email);
  const isGuarded = change.password !== undefined || email !== customer.email;
  if (isGuarded && !(await isPassword(change.current_password ?? '', customer.passwordHash)))
    throw refuse(shopper, 422, 'passwordWrong');
  const firstname =
    change.firstname === undefined ? customer.firstname : checkName(shopper, change.firstname);
  const lastname = change.lastname === undefined ? customer.lastname : checkName(shopper, change.lastname);
  const fields = { firstname, lastname, email };
  if (change.password === undefined) {
    await refusingTwins(shopper, db.update(customers).set(fields).where(own));
  } else {
    checkNewPassword(shopper, change.password, Object.values(fields));
    const passwordHash = await hashPassword(change.password);
    await refusingTwins(
      shopper,
      db
        .update(customers)
        .set({ ...fields, passwordHash })
        .where(own),
    );
  }
  if (change.newsletter_is_subscribed !== undefined)
    await setReader(shopper, email, change.newsletter_is_subscribed);
  if (change.password === undefined) return null;
  await endSessionsOf(db, customerId, session.id);
  return rotateSession(db, session.id, customerId);
}

/** The id of an account a call names: self, or the shopper's own. @throws ApiError 403 for anybody else's */
export function ownAccount(shopper: Shopper, customerId: number, named: string): number {
  if (named !== 'self' && named !== String(customerId)) throw refuse(shopper, 403, 'forbidden');
  return customerId;
}

/** The account with that e-mail at this tenant. */
export async function findAccount({ db, tenant }: Shopper, email: string) {
  const named = and(eq(customers.tenantId, tenant.id), eq(customers.email, normalEmail(email)));
  return (await db.select().from(customers).where(named))[0] ?? null;
}
