import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/order.ts';
import { releaseDelivery } from '../delivery/orderDelivery.ts';
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
