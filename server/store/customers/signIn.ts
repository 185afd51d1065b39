import { and, eq, sql } from 'drizzle-orm';
import { mergeCarts } from '../cart/mergeCarts.ts';
import { customers, signInTries } from '../database/schema/customer.ts';
import { adoptOrders } from '../orders/adoptOrders.ts';
import { type FreshSession, rotateSession } from '../session/sessions.ts';
import { inTransaction, refuse, type Shopper } from '../session/visitor.ts';
import { lockSeconds } from './lockout.ts';
import { isPassword } from './password.ts';

export const normalEmail = (text: string): string => text.trim().toLowerCase().slice(0, 254);

const triesOf = (tenantId: number, login: string) =>
  and(eq(signInTries.tenantId, tenantId), eq(signInTries.login, login));

/** Counts this try before the password is looked at, so that tries at once are counted too. */
async function countTry({ db, tenant, now }: Shopper, login: string): Promise<Date | null> {
  return db.transaction(async (tx) => {
    await tx.insert(signInTries).values({ tenantId: tenant.id, login, failures: 0 }).onConflictDoNothing();
    const [tries] = await tx.select().from(signInTries).where(triesOf(tenant.id, login)).for('update');
    if (tries?.lockedUntil && tries.lockedUntil > now) return tries.lockedUntil;
    const failures = (tries?.failures ?? 0) + 1;
    const lock = lockSeconds(failures);
    const lockedUntil = lock > 0 ? new Date(now.getTime() + lock * 1000) : null;
    await tx
      .update(signInTries)
      .set({ failures: sql`${signInTries.failures} + 1`, lockedUntil })
      .where(triesOf(tenant.id, login));
    return null;
  });
}

/** Gives the session to a customer: new secret, and the cart of the visit becomes part of the customer's. */
export const enterAs = (shopper: Shopper, customerId: number): Promise<FreshSession> =>
  inTransaction(shopper, async (inside) => {
    // Carts are locked before sessions everywhere: placing an order does the same.
    await mergeCarts(inside, customerId);
    await adoptOrders(inside, customerId);
    return rotateSession(inside.db, inside.session.id, customerId);
  });

/**
 * Signs in by e-mail and password.
 * @throws ApiError 401 signInWrong for either being wrong, 429 signInLocked after five wrong tries in a row
 */
export async function signInWith(
  shopper: Shopper,
  { login, password }: { login: string; password: string },
): Promise<FreshSession> {
  const { db, tenant, now } = shopper;
  const email = normalEmail(login);
  const lockedUntil = await countTry(shopper, email);
  if (lockedUntil) {
    const seconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000);
    throw refuse(shopper, 429, 'signInLocked', { seconds });
  }
  const named = and(eq(customers.tenantId, tenant.id), eq(customers.email, email));
  const [customer] = await db.select().from(customers).where(named);
  const isRight = await isPassword(password, customer?.passwordHash ?? null);
  if (!customer || !isRight) throw refuse(shopper, 401, 'signInWrong');
  await db.delete(signInTries).where(triesOf(tenant.id, email));
  return enterAs(shopper, customer.id);
}
