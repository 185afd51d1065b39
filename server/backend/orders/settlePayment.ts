import { and, eq } from 'drizzle-orm';
import { moneyFormatOf } from '../cart/money.ts';
import {
  type Attempt,
  findAttempt,
  lockAttempt,
  logAttempt,
  moveAttempt,
} from '../checkout/attempts/paymentAttempt.ts';
import { refuseAttempt } from '../checkout/attempts/refund.ts';
import type { PaymentNotification } from '../checkout/paymentMethod.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/order.ts';
import { paymentAttempts } from '../database/schema/payment.ts';
import { queueEmail } from '../email/outbox.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { endOrderByPayment } from './endOrder.ts';

interface Settlement {
  db: Database;
  tenant: Tenant;
  now: Date;
}

interface Payment {
  id: string;
  /** Cents of the currency. */
  amount: number;
  /** ISO 4217; absent if the provider charged in the requested one. */
  currency?: string;
}

/** Records a duplicate payment of a paid order as a separate attempt, to be refunded. */
const refundTwin = (
  db: Database,
  { id: _, ...attempt }: Attempt,
  { id, amount, currency = attempt.currency }: Payment,
  now: Date,
) =>
  db
    .insert(paymentAttempts)
    .values({
      ...attempt,
      currency,
      state: 'refunding',
      reference: `${attempt.reference}/${id}`,
      idempotencyKey: null,
      approvalHash: null,
      paymentReference: id,
      taken: amount,
      orderId: null,
      checks: 0,
      leaseUntil: null,
      reportedAt: null,
      checkAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();

/**
 * Applies a payment to an order that awaits one. If the order is still pending and amount and currency match, it is paid, and the shopper
 * gets an email; any other payment is refunded, and ends a pending order. Idempotent.
 * @returns true when this payment pays the order
 */
export function settleOrder(
  { db, tenant, now }: Settlement,
  attemptId: number,
  payment: Payment,
): Promise<boolean> {
  return db.transaction(async (inside) => {
    const attempt = await lockAttempt(inside, attemptId);
    if (!attempt || attempt.orderId === null) return false;
    const { id: paymentReference, amount: taken, currency = attempt.currency } = payment;
    if (attempt.paymentReference === paymentReference) return attempt.state === 'ordered';
    if (attempt.paymentReference !== null) {
      logAttempt(attempt, 'was paid once more');
      await refundTwin(inside, attempt, payment, now);
      return false;
    }
    const condition = eq(orders.id, attempt.orderId);
    const [order] = await inside.select().from(orders).where(condition).for('update');
    const fields = { paymentReference, taken, currency };
    const isAsRequested = taken === attempt.amount && currency === attempt.currency;
    if (order?.status !== 'pending_payment' || !isAsRequested) {
      // The attempt is over, so no other payment could pay the order.
      if (order?.status === 'pending_payment')
        await endOrderByPayment(inside, order, 'Cancels an order that was paid in another amount', now);
      await refuseAttempt({ db: inside, tenant }, attempt.id, { now, fields: { ...fields, checkAt: now } });
      return false;
    }
    await moveAttempt(inside, attempt.id, 'authorised', { now, fields });
    await moveAttempt(inside, attempt.id, 'ordered', { now, fields: { checkAt: null } });
    await inside.update(orders).set({ status: 'processing', paymentReference }).where(condition);
    const { language } = attempt;
    const sender = { db: inside, tenant, now };
    await queueEmail(sender, {
      kind: 'payment_received',
      recipient: order.email,
      language,
      contents: {
        number: order.incrementId,
        amount: moneyFormatOf({ tenant, language }).amount(taken).formatted,
      },
    });
    return true;
  });
}

/**
 * Applies a provider's payment notification to the attempt with its reference.
 * @returns false when no pending order matches
 */
export async function settlePayment(
  settlement: Settlement,
  method: string,
  notification: PaymentNotification,
): Promise<boolean> {
  const { tenant, db } = settlement;
  const condition = and(
    eq(paymentAttempts.tenantId, tenant.id),
    eq(paymentAttempts.method, method),
    eq(paymentAttempts.reference, notification.order),
  );
  const attempt = await findAttempt(db, condition);
  return attempt ? settleOrder(settlement, attempt.id, notification) : false;
}
