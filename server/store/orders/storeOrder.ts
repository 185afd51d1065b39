import { eq } from 'drizzle-orm';
import type { CartState } from '../cart/cartState.ts';
import { wordingOf } from '../cart/money.ts';
import { bookedDayOf } from '../cart/presentCart.ts';
import { deliveryTitle } from '../cart/presentDeliveries.ts';
import { isSuspicious, SUSPICIOUS_CHECK_LIMIT } from '../checkout/isSuspicious.ts';
import type { Granted } from '../checkout/paymentMethod.ts';
import { type TenantPayment, titleOf } from '../checkout/tenantPayments.ts';
import { sessions } from '../database/schema/customer.ts';
import { orderItems, orders } from '../database/schema/order.ts';
import { say } from '../messages/say.ts';
import type { Shopper } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';
import { nextOrderNumber } from './orderNumber.ts';
import type { OrderItemRow, OrderRow, StoredOrder } from './orderStore.ts';

interface Payment {
  paymentMethod: string;
  offered: TenantPayment;
  /** What of the payment data may be kept. */
  kept: Record<string, string>;
  outcome: Granted;
  key: string;
}

function statusOf(outcome: Granted, isHeld: boolean): OrderRow['status'] {
  if (isHeld) return 'review';
  if (outcome.kind === 'redirect') return 'pending_payment';
  return outcome.reference ? 'processing' : 'pending';
}

/** Writes an order as it was agreed; inside the transaction that also takes the stock and empties the cart. */
export async function storeOrder(shopper: Shopper, state: CartState, payment: Payment): Promise<StoredOrder> {
  const { db, tenant, language, session, now } = shopper;
  const { sums, billing, shipping, delivery, row: cartRow } = state;
  const { offered, outcome } = payment;
  const { steps } = offered.method;
  const incrementId = await nextOrderNumber(db, tenant);
  const amount = wordingOf(shopper).amount(sums.grandTotal).formatted;
  const facts = { store: configOf(tenant, language).name, number: incrementId, amount };
  const isHeld = isSuspicious({
    paymentMethod: payment.paymentMethod,
    grandTotal: sums.grandTotal,
    billing,
    shipping,
    limit: SUSPICIOUS_CHECK_LIMIT,
  });
  const [row] = await db
    .insert(orders)
    .values({
      tenantId: tenant.id,
      sessionId: session.id,
      customerId: session.customerId,
      idempotencyKey: payment.key,
      incrementId,
      status: statusOf(outcome, isHeld),
      isSuspicious: isHeld,
      currency: tenant.currency,
      subtotal: sums.subtotal,
      discount: sums.discount,
      delivery: sums.delivery,
      fee: sums.fee,
      tax: sums.tax,
      grandTotal: sums.grandTotal,
      couponCode: cartRow?.couponCode ?? '',
      email: state.email,
      salesAssistance: cartRow?.salesAssistance ?? '',
      billingAddress: billing,
      shippingAddress: shipping,
      shippingMethod: delivery ?? '',
      shippingTitle: delivery ? deliveryTitle(language, delivery) : '',
      bookedDay: bookedDayOf(state),
      paymentMethod: payment.paymentMethod,
      paymentTitle: titleOf(offered, language),
      paymentInstructions: steps ? say(language, steps, facts) : '',
      paymentData: payment.kept,
      paymentReference: outcome.reference ?? '',
      redirectUrl: outcome.kind === 'redirect' ? outcome.url : '',
      placedAt: now,
    })
    .returning();
  if (!row) throw new Error('The order was not stored.');
  const items = await db.insert(orderItems).values(itemsOf(row.id, state)).returning();
  await db.update(sessions).set({ lastOrderId: row.id }).where(eq(sessions.id, session.id));
  return { row, items };
}

function itemsOf(orderId: number, { lines, links, sums }: CartState): OrderItemRow[] {
  return lines.map(({ line, goods }, position) => ({
    orderId,
    position,
    productId: line.productId,
    simpleId: line.simpleId,
    sku: goods.sku,
    name: goods.name,
    manufacturer: goods.manufacturer,
    modelNumber: goods.modelNumber,
    urlKey: goods.urlKey,
    imageUrl: goods.imageUrl,
    options: goods.options,
    children: goods.children,
    qty: line.qty,
    price: goods.price,
    originalPrice: goods.originalPrice,
    discount: sums.lineDiscounts[position] ?? 0,
    addonOf: links.find((link) => link.addonId === line.productId)?.mainId ?? null,
  }));
}
