import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { customers } from '../database/schema/customer.ts';
import { orderItems, orders } from '../database/schema/order.ts';
import { type OrderDelivery, readOrderDeliveries } from '../delivery/orderDelivery.ts';
import type { RequestContext, SessionContext } from '../session/requestContext.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export interface StoredOrder {
  row: OrderRow;
  items: OrderItemRow[];
  /** The slot or the pickup location; null for none. */
  delivery: OrderDelivery | null;
}

async function withItems({ db }: RequestContext, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
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
  const deliveries = await readOrderDeliveries(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    row,
    items: items.filter((item) => item.orderId === row.id),
    delivery: deliveries.get(row.id) ?? null,
  }));
}

/** Finds the order that this session placed under an idempotency key. */
export async function findOrderByKey(context: SessionContext, key: string): Promise<StoredOrder | null> {
  const condition = and(eq(orders.sessionId, context.session.id), eq(orders.idempotencyKey, key));
  const rows = await context.db.select().from(orders).where(condition);
  return (await withItems(context, rows))[0] ?? null;
}

export async function findOrder(context: RequestContext, id: number): Promise<StoredOrder | null> {
  const condition = and(eq(orders.id, id), eq(orders.tenantId, context.tenant.id));
  return (await withItems(context, await context.db.select().from(orders).where(condition)))[0] ?? null;
}

/** Finds an order by its number and the email it was placed with. email: normalised */
export async function findOrderByEmail(
  context: RequestContext,
  incrementId: string,
  email: string,
): Promise<StoredOrder | null> {
  const condition = and(
    eq(orders.tenantId, context.tenant.id),
    eq(orders.incrementId, incrementId),
    eq(sql`lower(${orders.email})`, email),
  );
  return (await withItems(context, await context.db.select().from(orders).where(condition)))[0] ?? null;
}

/** Reads a customer's orders, newest first; for a guest, the last order of the session. */
export async function readOrders(context: RequestContext): Promise<StoredOrder[]> {
  const { session, db, tenant } = context;
  if (!session) return [];
  const { customerId, lastOrderId } = session;
  if (customerId === null && lastOrderId === null) return [];
  const own = customerId === null ? eq(orders.id, lastOrderId ?? 0) : eq(orders.customerId, customerId);
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenant.id), own))
    .orderBy(desc(orders.id));
  return withItems(context, rows);
}

/** Assigns orders that this session placed before signing in to the customer, if they have the customer's own email. */
export async function assignOrdersToCustomer({ db, session }: SessionContext, customerId: number) {
  const own = db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  const placedHere = and(
    eq(orders.sessionId, session.id),
    isNull(orders.customerId),
    eq(sql`lower(${orders.email})`, own),
  );
  await db.update(orders).set({ customerId }).where(placedHere);
}
