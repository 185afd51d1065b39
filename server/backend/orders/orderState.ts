import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { OrderStatus, Shipment } from '../../../contract/desk/orders.ts';
import { orders } from '../database/schema/order.ts';
import type { OrderItemRow, OrderRow } from './readOrders.ts';

/** The shipment state of an order, derived from the pieces of its items. */
export function shipmentOf(items: readonly Pick<OrderItemRow, 'qty' | 'shipped' | 'delivered'>[]): Shipment {
  const total = (pieces: (item: (typeof items)[number]) => number) =>
    items.reduce((sum, item) => sum + pieces(item), 0);
  const all = total(({ qty }) => qty);
  const shipped = total((item) => item.shipped);
  const delivered = total((item) => item.delivered);
  if (shipped === 0) return 'none';
  if (delivered > 0) return delivered < all ? 'partly_delivered' : 'delivered';
  return shipped < all ? 'partly_shipped' : 'shipped';
}

/** The state of an order for staff and customer: once goods have been shipped, the shipment state. */
export function orderStateOf({
  status,
  shipment,
  paidAt,
}: Pick<OrderRow, 'status' | 'shipment' | 'paidAt'>): OrderStatus {
  if (status === 'processing' && shipment !== 'none') return shipment;
  return status === 'pending' && paidAt !== null ? 'paid' : status;
}

/** SQL condition for the orders to which orderStateOf assigns a state. */
export function isInState(state: OrderStatus): SQL | undefined {
  switch (state) {
    case 'paid':
      return and(eq(orders.status, 'pending'), isNotNull(orders.paidAt));
    case 'pending':
      return and(eq(orders.status, state), isNull(orders.paidAt));
    case 'processing':
      return and(eq(orders.status, state), eq(orders.shipment, 'none'));
    case 'partly_shipped':
    case 'shipped':
    case 'partly_delivered':
    case 'delivered':
      return and(eq(orders.status, 'processing'), eq(orders.shipment, state));
    default:
      return eq(orders.status, state);
  }
}
