import { and, eq } from 'drizzle-orm';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { orderItems, orders } from '../../backend/database/schema/order.ts';
import { shipmentOf } from '../../backend/orders/orderState.ts';
import type { OrderRow } from '../../backend/orders/readOrders.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { ownRow } from '../ownRow.ts';

interface Pieces {
  position: number;
  shipped: number;
  delivered: number;
}

/** An order that awaits its payment, needs a review or is cancelled must not leave the shop. */
export const isShippable = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

export const wrongState = () => localizedError(409, 'orderState', 'deskOrderState');

/**
 * Stores which pieces of an order were shipped and delivered. With its first shipment, a new order is being processed. The order is locked,
 * so that its state is consistent with its items. Call inside a transaction.
 * @throws ApiError 409 for an order that must not leave the shop, 400 for more pieces than were ordered, or delivered but not shipped
 */
export async function storeShipment(db: Database, tenant: Tenant, id: number, changes: readonly Pieces[]) {
  const own = ownRow(orders, id, tenant);
  const [row] = await db.select().from(orders).where(own).for('update');
  if (!row || !isShippable(row)) throw wrongState();
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, id));
  for (const { position, shipped, delivered } of changes) {
    const item = items.find((one) => one.position === position);
    if (!item || delivered > shipped || shipped > item.qty) {
      throw localizedError(400, 'pieces', 'deskPieces');
    }
    Object.assign(item, { shipped, delivered });
    const isItem = and(eq(orderItems.orderId, id), eq(orderItems.position, position));
    await db.update(orderItems).set({ shipped, delivered }).where(isItem);
  }
  const shipment = shipmentOf(items);
  const status = shipment === 'none' ? row.status : 'processing';
  await db.update(orders).set({ shipment, status }).where(own);
}
