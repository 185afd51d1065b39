import type * as z from 'zod/mini';
import type { order } from '../../../contract/order.ts';
import { paypalPageOf } from '../../../contract/paymentEndpoints.ts';
import { moneyFormatOf } from '../cart/money.ts';
import { presentGoods, presentTotals } from '../cart/presentCart.ts';
import { queueEmail } from '../email/outbox.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { orderStateOf } from './orderState.ts';
import type { OrderRow, StoredOrder } from './readOrders.ts';

/**
 * The path that redirects to the provider's page (docs/spec/01 §3, docs/spec/13 §8); empty once the order is paid or
 * cancelled.
 */
export const paymentPathOf = ({ status, incrementId }: OrderRow): string =>
  status === 'pending_payment' ? paypalPageOf(incrementId) : '';

/** Whether a check, a transfer or cash is still due. */
const isPayable = ({ status, paidAt }: OrderRow): boolean => status !== 'cancelled' && paidAt === null;

/** Maps an order to the contract. The provider's payment reference is omitted, except Affirm's loan id. */
export function presentOrder(
  context: RequestContext,
  { row, items, delivery }: StoredOrder,
): z.input<typeof order> {
  const format = moneyFormatOf(context);
  return {
    entity_id: String(row.id),
    increment_id: row.incrementId,
    status: orderStateOf(row),
    created_at: row.placedAt.toISOString(),
    items: items.map((item) => ({
      item_id: `${item.orderId}-${item.position}`,
      ...presentGoods(item, format),
    })),
    totals: presentTotals(row, context.language, format),
    billing_address: row.billingAddress,
    shipping_address: row.shippingAddress,
    shipping_method: row.shippingMethod,
    shipping_title: row.shippingTitle,
    packageAI: row.bookedDay,
    delivery: delivery?.slot ?? null,
    pickup: delivery?.pickup ?? null,
    payment_method: row.paymentMethod,
    payment_title: row.paymentTitle,
    mail_in_claims: row.mailInClaims,
    financing_plan: row.financingPlan,
    payment_instructions: isPayable(row) ? row.paymentInstructions : '',
    payment_url: paymentPathOf(row),
    can_reopen: row.status === 'pending_payment',
    is_suspicious: row.isSuspicious,
    affirm_loanid: row.paymentMethod === 'affirm' ? row.paymentReference : '',
    order_total: row.grandTotal / 100,
    additional_information: { email_address: row.email },
  };
}

/** Queues the confirmation email of an order, in the caller's transaction. */
export async function sendOrderEmail(context: RequestContext, order: StoredOrder): Promise<void> {
  const { language } = context;
  await queueEmail(context, {
    kind: 'order',
    recipient: order.row.email,
    language,
    contents: { order: presentOrder(context, order) },
  });
}
