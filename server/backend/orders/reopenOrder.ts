import { and, eq, or } from 'drizzle-orm';
import { notFound } from '../apiError.ts';
import type { CartChange } from '../cart/changeCart.ts';
import { isDeliveryCode } from '../cart/delivery.ts';
import { type CartContents, mergeContents } from '../cart/lineItems.ts';
import type { StoredCart } from '../cart/storedCart.ts';
import { sessions } from '../database/schema/customer.ts';
import { orders } from '../database/schema/order.ts';
import { message } from '../messages/message.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { endOrder } from './endOrder.ts';
import { findOrder, type StoredOrder } from './readOrders.ts';

/** Finds and locks an order of the session or its customer. @throws ApiError 404 for any other order */
async function lockOwnOrder(context: SessionContext, id: number): Promise<StoredOrder> {
  const { db, tenant, session } = context;
  const own =
    session.customerId === null
      ? and(eq(orders.sessionId, session.id), eq(orders.id, session.lastOrderId ?? 0))
      : or(eq(orders.customerId, session.customerId), eq(orders.sessionId, session.id));
  const condition = and(eq(orders.id, id), eq(orders.tenantId, tenant.id), own);
  const [row] = await db.select({ id: orders.id }).from(orders).where(condition).for('update');
  const order = row ? await findOrder(context, row.id) : null;
  if (!order) throw notFound(`/orders/${id}`);
  return order;
}

/** Converts the items of an order to cart contents without stored ids. */
const contentsOf = ({ items }: StoredOrder): CartContents => ({
  lines: items.map(({ productId, simpleId, qty }) => ({ itemId: null, productId, simpleId, qty })),
  links: items.flatMap(({ addonOf, productId }) =>
    addonOf === null ? [] : [{ mainId: addonOf, addonId: productId }],
  ),
});

/** The slot of an order as a cart stores it; its reservation has been released. */
const shippingDataOf = ({ delivery }: StoredOrder): Record<string, string> =>
  delivery?.slot ? { delivery_date: delivery.slot.date, delivery_slot: delivery.slot.slot } : {};

/**
 * Moves an unpaid order back to the cart: cancels the order and releases its stock and slot. A payment that arrives afterwards is refunded
 * (settlePayment.ts). The caller holds the cart's lock.
 * @throws ApiError 404 for another customer's order, 409 orderPaid when the order is no longer pending
 */
export async function reopenOrder(
  context: SessionContext,
  { row: cart, contents }: StoredCart,
  id: number,
): Promise<CartChange> {
  const { db, session, language } = context;
  const order = await lockOwnOrder(context, id);
  if (order.row.status !== 'pending_payment') throw rejection(context, 409, 'orderPaid');
  await endOrder(db, order.row);
  await db
    .update(sessions)
    .set({ lastOrderId: null })
    .where(and(eq(sessions.id, session.id), eq(sessions.lastOrderId, id)));
  const { couponCode, salesAssistance, shippingMethod } = order.row;
  return {
    contents: mergeContents(contents, contentsOf(order)),
    fields: {
      couponCode: cart.couponCode || couponCode,
      salesAssistance: cart.salesAssistance || salesAssistance,
      ...(isDeliveryCode(shippingMethod) && !cart.shippingMethod
        ? { shippingMethod, shippingData: shippingDataOf(order) }
        : {}),
    },
    notices: { success: [message(language, 'orderReopened')] },
  };
}
