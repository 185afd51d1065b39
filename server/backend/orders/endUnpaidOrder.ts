import { eq } from 'drizzle-orm';
import { moneyFormatOf } from '../cart/money.ts';
import { type Attempt, lockAttempt } from '../checkout/attempts/paymentAttempt.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/order.ts';
import { queueEmail } from '../email/outbox.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { endOrderByPayment } from './endOrder.ts';
import type { OrderRow } from './readOrders.ts';

/** Orders that staff have started to process or marked as paid are not cancelled. */
const isUnpaid = ({ status, paidAt, shipment }: OrderRow): boolean =>
  status === 'pending_payment' ||
  ((status === 'pending' || status === 'review') && paidAt === null && shipment === 'none');

/**
 * Cancels the order of an attempt whose payment is overdue; in the same transaction, informs the shopper by email and staff in the order's
 * history. Locks the attempt before the order, like settlePayment.ts, so that a payment arriving at the same time either pays the order or
 * is refunded. It is idempotent.
 */
export const endUnpaidOrder = (
  { db, tenant, now }: { db: Database; tenant: Tenant; now: Date },
  { id }: Pick<Attempt, 'id'>,
): Promise<void> =>
  db.transaction(async (inside) => {
    const attempt = await lockAttempt(inside, id);
    if (!attempt || attempt.orderId === null || attempt.paymentReference !== null) return;
    const [order] = await inside.select().from(orders).where(eq(orders.id, attempt.orderId)).for('update');
    if (!order || !isUnpaid(order)) return;
    await endOrderByPayment(inside, order, 'Cancels an unpaid order', now);
    const { language } = attempt;
    const number = order.incrementId;
    const sender = { db: inside, tenant, now };
    await queueEmail(sender, {
      kind: 'order_unpaid',
      recipient: order.email,
      language,
      contents: {
        number,
        amount: moneyFormatOf({ tenant, language }).amount(order.grandTotal).formatted,
      },
    });
  });
