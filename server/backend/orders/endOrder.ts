import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditLog } from '../database/schema/desk.ts';
import { orders } from '../database/schema/order.ts';
import { releaseDelivery } from '../delivery/orderDelivery.ts';
import { auditSubject } from './auditSubject.ts';
import type { OrderRow } from './readOrders.ts';
import { releaseStock } from './reserveStock.ts';

/** Cancels an order whose row the caller has locked: releases its stock and delivery slot. */
export async function endOrder(
  db: Database,
  { id, tenantId, stock }: Pick<OrderRow, 'id' | 'tenantId' | 'stock'>,
): Promise<void> {
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id));
  await releaseStock(db, tenantId, stock);
  await releaseDelivery(db, tenantId, id);
}

/** Cancels an order because of its payment, without staff, and notes the reason in the order's history at the desk. */
export async function endOrderByPayment(
  db: Database,
  order: Pick<OrderRow, 'id' | 'tenantId' | 'stock' | 'incrementId'>,
  action: string,
  at: Date,
): Promise<void> {
  await endOrder(db, order);
  await db.insert(auditLog).values({
    tenantId: order.tenantId,
    actor: 'payments',
    action,
    subject: auditSubject(order),
    details: { status: 'cancelled' },
    at,
  });
}
