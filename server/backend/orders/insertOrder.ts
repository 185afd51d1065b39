import { eq, sql } from 'drizzle-orm';
import type { CartState } from '../cart/cartState.ts';
import { deliveryTitle } from '../cart/delivery.ts';
import { readMailInClaims } from '../cart/mailInClaims.ts';
import { moneyFormatOf } from '../cart/money.ts';
import { bookedDayOf, goodsOf } from '../cart/presentCart.ts';
import { chosenPlanOf } from '../checkout/chosenPlanOf.ts';
import { isSuspicious, SUSPICIOUS_CHECK_LIMIT } from '../checkout/isSuspicious.ts';
import type { AcceptedOutcome } from '../checkout/paymentMethod.ts';
import { type TenantPayment, titleOf } from '../checkout/tenantPayments.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/customer.ts';
import { orderItems, orderNumbers, orders, type StockTaken } from '../database/schema/order.ts';
import { insertOrderDelivery, type OrderDelivery } from '../delivery/orderDelivery.ts';
import { message } from '../messages/message.ts';
import type { SessionContext } from '../session/requestContext.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';
import type { OrderRow, StoredOrder } from './readOrders.ts';

const FIRST = 100_001;

/**
 * Returns the next order number of a tenant, such as M-100001. Numbers have no gaps and no duplicates, because the
 * row stays locked until the transaction of the order ends.
 */
async function nextOrderNumber(db: Database, { id, code }: Tenant): Promise<string> {
  const [row] = await db
    .insert(orderNumbers)
    .values({ tenantId: id, last: FIRST })
    .onConflictDoUpdate({
      target: orderNumbers.tenantId,
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning();
  return `${code.charAt(0).toUpperCase()}-${row?.last ?? FIRST}`;
}

interface Payment {
  paymentMethod: string;
  offered: TenantPayment;
  /** The part of the payment data that may be stored. */
  storedData: Record<string, string>;
  outcome: AcceptedOutcome;
  key: string;
}

function statusOf(outcome: AcceptedOutcome, isHeld: boolean, grandTotal: number): OrderRow['status'] {
  if (isHeld) return 'review';
  if (outcome.kind === 'redirect') return 'pending_payment';
  return outcome.reference || grandTotal === 0 ? 'processing' : 'pending';
}

const referenceOf = (outcome: AcceptedOutcome) => (outcome.kind === 'placed' && outcome.reference) || '';

/** Inserts an order. The caller's transaction also reserves stock and slot and empties the cart. */
export async function insertOrder(
  context: SessionContext,
  state: CartState,
  payment: Payment,
  stock: StockTaken[],
  place: OrderDelivery | null,
): Promise<StoredOrder> {
  const { db, tenant, language, session, now } = context;
  const { totals, billing, shipping, delivery, row: cartRow } = state;
  const { offered, outcome } = payment;
  const { instructions: steps } = offered.method;
  const incrementId = await nextOrderNumber(db, tenant);
  const amount = moneyFormatOf(context).amount(totals.grandTotal).formatted;
  const facts = { store: configOf(tenant, language).name, number: incrementId, amount };
  const isHeld = isSuspicious({
    paymentMethod: payment.paymentMethod,
    grandTotal: totals.grandTotal,
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
      status: statusOf(outcome, isHeld, totals.grandTotal),
      isSuspicious: isHeld,
      currency: tenant.currency,
      subtotal: totals.subtotal,
      discount: totals.discount,
      delivery: totals.delivery,
      fee: totals.fee,
      tax: totals.tax,
      grandTotal: totals.grandTotal,
      couponCode: cartRow?.couponCode ?? '',
      email: state.email,
      salesAssistance: cartRow?.salesAssistance ?? '',
      billingAddress: billing,
      shippingAddress: shipping,
      shippingMethod: delivery ?? '',
      shippingTitle: delivery ? deliveryTitle(context, delivery, shipping.postcode) : '',
      bookedDay: bookedDayOf(state),
      paymentMethod: payment.paymentMethod,
      paymentTitle: titleOf(offered, language),
      paymentInstructions: steps ? message(language, steps, facts) : '',
      paymentData: payment.storedData,
      financingPlan: chosenPlanOf(context, { ...state, payment: payment.paymentMethod }, payment.storedData),
      mailInClaims: await readMailInClaims(context, state),
      paymentReference: referenceOf(outcome),
      redirectUrl: outcome.kind === 'redirect' ? outcome.url : '',
      stock,
      placedAt: now,
    })
    .returning();
  if (!row) throw new Error('The order was not stored.');
  const goods = state.lines.map((line, position) => ({ orderId: row.id, ...goodsOf(state, line, position) }));
  const items = await db.insert(orderItems).values(goods).returning();
  if (place) await insertOrderDelivery(db, row.id, place);
  await db.update(sessions).set({ lastOrderId: row.id }).where(eq(sessions.id, session.id));
  return { row, items, delivery: place };
}
