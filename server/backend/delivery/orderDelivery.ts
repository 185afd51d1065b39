import { eq, inArray } from 'drizzle-orm';
import type { CartState } from '../cart/cartState.ts';
import type { Database } from '../database/database.ts';
import { orderDeliveries } from '../database/schema/delivery.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { findOfferedSlot, readServedZone } from './deliveryDays.ts';
import { releaseSlot, reserveSlot } from './slotCounts.ts';

export type OrderDelivery = Omit<typeof orderDeliveries.$inferSelect, 'orderId'>;

/**
 * Reserves the delivery or pickup of an order, in the transaction that writes the order. null for an order with neither a slot nor a pickup
 * location.
 * @throws ApiError 409 deliverySlotTaken when other orders have filled the slot in the meantime
 */
export async function reserveDelivery(
  context: SessionContext,
  { calendar, shipping }: CartState,
): Promise<OrderDelivery | null> {
  const { supply, slot: chosen, pickup } = calendar;
  if (pickup) return { zone: '', slot: null, pickup };
  if (!chosen) return null;
  const offered = findOfferedSlot(await readServedZone(context, shipping.postcode), supply, chosen);
  if (!offered) throw rejection(context, 409, 'deliverySlotTaken');
  const { zone, capacity, ...slot } = offered;
  const key = { tenantId: context.tenant.id, zone, day: slot.date, slot: slot.slot };
  if (!(await reserveSlot(context.db, key, capacity))) throw rejection(context, 409, 'deliverySlotTaken');
  return { zone, slot, pickup: null };
}

export async function insertOrderDelivery(db: Database, orderId: number, delivery: OrderDelivery) {
  await db.insert(orderDeliveries).values({ orderId, ...delivery });
}

/** Reads the deliveries of orders by order id. */
export async function readOrderDeliveries(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, OrderDelivery>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderDeliveries)
    .where(inArray(orderDeliveries.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, ...delivery }) => [orderId, delivery]));
}

/** Releases the slot of a cancelled order, once. The caller holds the order's lock. */
export async function releaseDelivery(db: Database, tenantId: number, orderId: number): Promise<void> {
  const [row] = await db.delete(orderDeliveries).where(eq(orderDeliveries.orderId, orderId)).returning();
  if (!row?.slot) return;
  await releaseSlot(db, { tenantId, zone: row.zone, day: row.slot.date, slot: row.slot.slot });
}
