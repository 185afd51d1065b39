import { and, eq, or, sql } from 'drizzle-orm';
import { orders } from '../database/schema/order.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import type { OrderRow } from './readOrders.ts';

/** Each unpaid order holds stock and a delivery slot. A shopper who returns from the provider's page may order once or twice more. */
const MAX_UNPAID = 5;

/**
 * Limits the orders of a session, and of an email, that await an online payment. Call in the transaction that inserted the order, which
 * holds the lock of the tenant's order number, so that parallel orders are counted.
 * @throws ApiError 422 unpaidOrders
 */
export async function limitUnpaidOrders(
  context: SessionContext,
  { email, sessionId, tenantId }: Pick<OrderRow, 'email' | 'sessionId' | 'tenantId'>,
): Promise<void> {
  const isUnpaid = and(eq(orders.tenantId, tenantId), eq(orders.status, 'pending_payment'));
  const isOwn = or(eq(orders.sessionId, sessionId), sql`lower(${orders.email}) = lower(${email})`);
  if ((await context.db.$count(orders, and(isUnpaid, isOwn))) > MAX_UNPAID)
    throw rejection(context, 422, 'unpaidOrders', { count: MAX_UNPAID });
}
