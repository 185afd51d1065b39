import { and, asc, eq } from 'drizzle-orm';
import { localizedError } from '../apiError.ts';
import { type Attempt, isLeased, moveAttempt } from '../checkout/attempts/paymentAttempt.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/order.ts';
import { paymentAttempts } from '../database/schema/payment.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { endOrder } from './endOrder.ts';
import type { OrderRow } from './readOrders.ts';

/** What happens to the money of a cancelled order. by_hand: its provider can't refund through this server */
export type RefundWay = 'none' | 'provider' | 'by_hand';

/** The attempt that paid an order, or would have paid it. */
export async function attemptOfOrder(db: Database, orderId: number): Promise<Attempt | null> {
  const isOfOrder = eq(paymentAttempts.orderId, orderId);
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(isOfOrder)
    .orderBy(asc(paymentAttempts.id))
    .limit(1);
  return attempt ?? null;
}

/** How the money of an order is refunded when it is cancelled. */
export function refundWayOf(tenant: Tenant, order: OrderRow, attempt: Attempt | null): RefundWay {
  if (order.paidAt !== null) return 'by_hand';
  if (order.paymentReference === '' && (attempt?.paymentReference ?? null) === null) return 'none';
  const method = tenant.payments.find(({ code }) => code === order.paymentMethod)?.method;
  return attempt?.state === 'ordered' && method?.release ? 'provider' : 'by_hand';
}

/**
 * Cancels an order of a tenant: releases its stock and slot, and leaves the refund to the reconciler (docs/payments.md). The attempt is
 * locked before the order and the stock, as everywhere. Money that arrives for an unpaid order afterwards is refunded (settlePayment.ts).
 * Call inside a transaction.
 * @returns null for an order that is already cancelled
 * @throws ApiError 404 for an unknown order, 409 orderState for shipped goods, 409 paymentBusy while a process asks the provider about its
 * payment
 */
export async function cancelOrder(
  db: Database,
  tenant: Tenant,
  id: number,
  now: Date,
): Promise<{ order: OrderRow; refund: RefundWay } | null> {
  const isOfOrder = eq(paymentAttempts.orderId, id);
  const [attempt = null] = await db
    .select()
    .from(paymentAttempts)
    .where(and(isOfOrder, eq(paymentAttempts.tenantId, tenant.id)))
    .orderBy(asc(paymentAttempts.id))
    .for('update');
  const isOrder = and(eq(orders.id, id), eq(orders.tenantId, tenant.id));
  const [order] = await db.select().from(orders).where(isOrder).for('update');
  if (!order) throw localizedError(404, 'not_found', 'deskNoOrder');
  if (order.status === 'cancelled') return null;
  if (order.shipment !== 'none') {
    throw localizedError(409, 'orderState', 'deskGoodsUnderWay');
  }
  if (attempt && isLeased(attempt, now)) {
    throw localizedError(409, 'paymentBusy', 'deskPaymentBusy');
  }
  const refund = refundWayOf(tenant, order, attempt);
  if (attempt && refund === 'provider')
    await moveAttempt(db, attempt.id, 'refunding', { now, isByStaff: true, fields: { checkAt: now } });
  await endOrder(db, order);
  return { order, refund };
}
