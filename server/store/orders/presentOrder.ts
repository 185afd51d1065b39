import type * as z from 'zod/mini';
import type { order } from '../../../src/api/contract/order.ts';
import { type Wording, wordingOf } from '../cart/money.ts';
import { presentTotals } from '../cart/presentCart.ts';
import type { Visitor } from '../session/visitor.ts';
import type { OrderItemRow, OrderRow, StoredOrder } from './orderStore.ts';

const presentItem = (item: OrderItemRow, wording: Wording) => ({
  item_id: `${item.orderId}-${item.position}`,
  product_id: String(item.productId),
  sku: item.sku,
  name: item.name,
  qty: item.qty,
  price: wording.money(item.price),
  original_price: wording.money(item.originalPrice),
  row_total: wording.money(item.price * item.qty),
  manufacturer: item.manufacturer,
  model_number: item.modelNumber,
  url_key: item.urlKey,
  image_url: item.imageUrl,
  options: item.options,
  children: item.children,
  discount: wording.amount(item.discount),
  crosssell_parent_id: item.addonOf === null ? null : String(item.addonOf),
});

/** Leads on to the provider's page (commerce specification §2), as long as the order waits for its payment. */
export const payPathOf = ({ status, incrementId }: OrderRow): string =>
  status === 'pending_payment' ? `/api/rest/paypal/standard/redirect?order=${incrementId}` : '';

/** An order as the contract shows it. What the provider said of the payment stays with the shop, but for Affirm's loan. */
export function presentOrder(visitor: Visitor, { row, items }: StoredOrder): z.input<typeof order> {
  const wording = wordingOf(visitor);
  return {
    entity_id: String(row.id),
    increment_id: row.incrementId,
    status: row.status,
    created_at: row.placedAt.toISOString(),
    items: items.map((item) => presentItem(item, wording)),
    totals: presentTotals(row, visitor.language, wording),
    billing_address: row.billingAddress,
    shipping_address: row.shippingAddress,
    shipping_method: row.shippingMethod,
    shipping_title: row.shippingTitle,
    packageAI: row.bookedDay,
    payment_method: row.paymentMethod,
    payment_title: row.paymentTitle,
    payment_instructions: row.paymentInstructions,
    payment_url: payPathOf(row),
    is_suspicious: row.isSuspicious,
    affirm_loanid: row.paymentMethod === 'affirm' ? row.paymentReference : '',
    order_total: row.grandTotal / 100,
    additional_information: { email_address: row.email },
  };
}
