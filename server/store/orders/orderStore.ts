import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { orderItems, orders } from '../database/schema/order.ts';
import type { Shopper, Visitor } from '../session/visitor.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export interface StoredOrder {
  row: OrderRow;
  items: OrderItemRow[];
}

async function withItems({ db }: Visitor, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(orderItems.position));
  return rows.map((row) => ({ row, items: items.filter((item) => item.orderId === row.id) }));
}

/** The order this session has already placed under a key. */
export async function findByKey(shopper: Shopper, key: string): Promise<StoredOrder | null> {
  const named = and(eq(orders.sessionId, shopper.session.id), eq(orders.idempotencyKey, key));
  const rows = await shopper.db.select().from(orders).where(named);
  return (await withItems(shopper, rows))[0] ?? null;
}

/** A customer's orders, newest first; a visitor's last one of this session. */
export async function readOrders(visitor: Visitor): Promise<StoredOrder[]> {
  const { session, db, tenant } = visitor;
  if (!session) return [];
  const { customerId, lastOrderId } = session;
  if (customerId === null && lastOrderId === null) return [];
  const own = customerId === null ? eq(orders.id, lastOrderId ?? 0) : eq(orders.customerId, customerId);
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenant.id), own))
    .orderBy(desc(orders.id));
  return withItems(visitor, rows);
}
