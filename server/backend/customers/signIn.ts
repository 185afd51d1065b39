import { and, eq } from 'drizzle-orm';
import { backoff } from '../../../contract/backoff.ts';
import { cleanEmail } from '../../../contract/emailAddress.ts';
import type { BackendContext } from '../backendContext.ts';
import { mergeCarts } from '../cart/storedCart.ts';
import { customers, signInTries } from '../database/schema/customer.ts';
import { enforceLimit, tooManyRequests } from '../limits/rateLimiter.ts';
import { assignOrdersToCustomer } from '../orders/readOrders.ts';
import { inTransaction, rejection, type SessionContext } from '../session/requestContext.ts';
import { hashOf } from '../session/secret.ts';
import { type NewSession, rotateSession } from '../session/sessions.ts';
import { customerDevices } from './customerDevices.ts';
import { verifyPassword } from './password.ts';

const FREE_TRIES = 5;
const FIRST_LOCK_SECONDS = 30;
const LONGEST_LOCK_SECONDS = 3600;

/** Seconds for which sign-in is locked after this many consecutive failures: 0 below five, then doubling up to an hour. */
export function lockSeconds(failures: number): number {
  if (failures < FREE_TRIES) return 0;
  return backoff(failures - FREE_TRIES + 1, { first: FIRST_LOCK_SECONDS, longest: LONGEST_LOCK_SECONDS });
}

/** Never truncated: a shortened address would be a different one. `isEmail` rejects a long one. */
export const normalizeEmail = (text: string): string => cleanEmail(text).toLowerCase();

/** The source of a sign-in attempt. */
export interface SignInSource {
  /** Key of the client's address (limits/rateLimiter.ts). */
  address: string;
  /** Secret of the device cookie. */
  device: string | null;
}

/** Failures are counted per account and source, so that attempts from elsewhere never lock the owner's browser. */
const sourceKey = (email: string, source: string) => hashOf(`${email} ${source}`);
const triesOf = (tenantId: number, login: string) =>
  and(eq(signInTries.tenantId, tenantId), eq(signInTries.login, login));

export async function findAccount({ db, tenant }: SessionContext, email: string) {
  const condition = and(eq(customers.tenantId, tenant.id), eq(customers.email, normalizeEmail(email)));
  return (await db.select().from(customers).where(condition))[0] ?? null;
}

/** Counts an attempt before the password is verified, so that parallel attempts are counted too. */
async function countTry({ db, tenant, now }: SessionContext, login: string): Promise<Date | null> {
  return db.transaction(async (tx) => {
    await tx.insert(signInTries).values({ tenantId: tenant.id, login, failures: 0 }).onConflictDoNothing();
    const [tries] = await tx.select().from(signInTries).where(triesOf(tenant.id, login)).for('update');
    if (tries?.lockedUntil && tries.lockedUntil > now) return tries.lockedUntil;
    const failures = (tries?.failures ?? 0) + 1;
    // Set even without a lock, because pruning uses it as the time of the attempt.
    const lockedUntil = new Date(now.getTime() + lockSeconds(failures) * 1000);
    await tx.update(signInTries).set({ failures, lockedUntil }).where(triesOf(tenant.id, login));
    return null;
  });
}

/** Deletes the attempts of one source, once the owner of the account is authenticated. */
export async function clearSignInTries({ db, tenant }: SessionContext, email: string, source: string) {
  await db.delete(signInTries).where(triesOf(tenant.id, sourceKey(email, source)));
}

/** Assigns the session to a customer: rotates its secret and merges its cart into the customer's. */
export const signInAs = (context: SessionContext, customerId: number): Promise<NewSession> =>
  inTransaction(context, async (inside) => {
    // Carts are always locked before sessions, as in placeOrder.
    await mergeCarts(inside, customerId);
    await assignOrdersToCustomer(inside, customerId);
    return rotateSession(inside.db, inside.session.id, customerId, inside.now);
  });

/**
 * Signs in by email and password. Attempts are counted before the password is hashed: per account and source with an increasing lock, and
 * per account over all unknown browsers. The route additionally counts them per address over all accounts.
 * @throws ApiError 401 signInWrong when email or password is wrong, 429 signInLocked after five wrong attempts in a row
 */
export async function signInWithPassword(
  backend: BackendContext,
  context: SessionContext,
  { login, password }: { login: string; password: string },
  { address, device }: SignInSource,
): Promise<NewSession> {
  const { db, tenant, now, language } = context;
  const email = normalizeEmail(login);
  const customer = await findAccount(context, email);
  const isKnown = await customerDevices.isTrusted(db, device, customer?.id ?? 0, now);
  const source = isKnown && device ? device : address;
  const lockedUntil = await countTry(context, sourceKey(email, source));
  if (lockedUntil)
    throw tooManyRequests(
      language,
      Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000),
      'signInLocked',
    );
  if (!isKnown)
    await enforceLimit(backend, language, 'signInAccount', `${tenant.id} ${email}`, 'signInLocked');
  const isRight = await verifyPassword(password, customer?.passwordHash ?? null);
  if (!customer || !isRight) throw rejection(context, 401, 'signInWrong');
  await clearSignInTries(context, email, source);
  return signInAs(context, customer.id);
}
