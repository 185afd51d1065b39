import { eq } from 'drizzle-orm';
import { moneyFormatOf } from '../../cart/money.ts';
import type { Database } from '../../database/database.ts';
import { carts } from '../../database/schema/cart.ts';
import { customers } from '../../database/schema/customer.ts';
import { orders } from '../../database/schema/order.ts';
import { queueEmail } from '../../email/outbox.ts';
import { configOf, type Tenant } from '../../tenant/tenant.ts';
import { type PaymentMethod, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';
import { type Attempt, lastCheck, type Move, moveAttempt } from './paymentAttempt.ts';

/** The payer's email address; '' if neither an order nor the cart has one. */
async function payerOf(db: Database, { orderId, cartId }: Attempt): Promise<string> {
  const [order] =
    orderId === null
      ? []
      : await db.select({ email: orders.email }).from(orders).where(eq(orders.id, orderId));
  if (order) return order.email;
  const [cart] = await db
    .select({ email: carts.email, ofAccount: customers.email })
    .from(carts)
    .leftJoin(customers, eq(customers.id, carts.customerId))
    .where(eq(carts.id, cartId));
  return cart?.email || cart?.ofAccount || '';
}

/**
 * Moves an attempt to refunding. If money was taken, an email in the same transaction tells the payer that the order can't be fulfilled. No
 * email is sent when the provider itself refused the charge, because the checkout shows that.
 * error: why the order can't be fulfilled
 * @returns the updated attempt; null, without an email, when its state does not allow the transition
 */
export const refuseAttempt = (
  { db, tenant, origin }: { db: Database; tenant: Tenant; origin?: string },
  id: number,
  move: Move,
  error?: unknown,
): Promise<Attempt | null> =>
  db.transaction(async (inside) => {
    const attempt = await moveAttempt(inside, id, 'refunding', move);
    const isPaid = !(error instanceof PaymentRefusedError);
    const recipient = attempt && isPaid ? await payerOf(inside, attempt) : '';
    if (!attempt || !recipient) return attempt;
    const { language, taken, amount, currency } = attempt;
    const format = moneyFormatOf({ tenant: { ...tenant, currency }, language });
    const sender = { db: inside, tenant, now: move.now, origin };
    await queueEmail(sender, {
      kind: 'order_refused',
      recipient,
      language,
      contents: { amount: format.amount(taken ?? amount).formatted },
    });
    return attempt;
  });

/** Returns the data that identifies an attempt at its provider. */
export const recordOf = (tenant: Tenant, attempt: Attempt): PaymentRecord => ({
  reference: attempt.reference,
  grandTotal: attempt.taken ?? attempt.amount,
  currency: attempt.currency,
  language: attempt.language,
  config: configOf(tenant, attempt.language),
  approvalId: attempt.approvalId,
  startedAt: attempt.startedAt,
});

interface Refunding {
  db: Database;
  tenant: Tenant;
  method: PaymentMethod;
  attempt: Attempt;
  now: Date;
}

/**
 * Refunds an attempt in the state refunding; the provider's confirmation moves it to refunded. A rejected refund counts as confirmed if the
 * provider no longer holds the charge: the response to an earlier refund was lost. If the method can't refund, staff must.
 * @throws ProviderTimeoutError, PaymentRefusedError; the refund can be retried
 */
export async function refundAttempt({ db, tenant, method, attempt, now }: Refunding): Promise<void> {
  const id = attempt.paymentReference;
  if (id !== null) {
    if (!method.release) throw new PaymentRefusedError('it must be refunded at the provider by hand');
    const record = recordOf(tenant, attempt);
    await method.release(id, record).catch(async (error: unknown) => {
      if (!(error instanceof PaymentRefusedError) || !method.find) throw error;
      if ((await method.find(record)).some((charge) => charge.id === id)) throw error;
    });
  }
  await moveAttempt(db, attempt.id, 'refunded', { now, fields: { checkAt: lastCheck(attempt, now) } });
}
