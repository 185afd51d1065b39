import type { Session } from './answers.ts';
import { cartOf, paymentTitleOf, totalsOf } from './cartData.ts';

export interface DealerOrder {
  entity_id: number;
  increment_id: string;
  customerId: string | null;
  status: string;
  created_at: string;
  fields: Record<string, unknown>;
}

/** The orders of the dealer; numbers as Magento counts them. */
export class OrderBook {
  private readonly orders: DealerOrder[] = [];

  constructor(private readonly media: string) {}

  get count(): number {
    return this.orders.length;
  }

  /** Stores the session's cart as an order and returns its flat form. */
  add(session: Session, method: string): Record<string, unknown> {
    const totals = totalsOf(session.cart);
    const { items } = cartOf(session.cart, this.media);
    const id = this.orders.length + 1;
    const order: DealerOrder = {
      entity_id: id,
      increment_id: String(100_000_000 + id),
      customerId: session.customerId,
      status: 'pending',
      created_at: new Date().toISOString(),
      fields: {
        customer_email: session.cart.email,
        subtotal: totals.subtotal.amount,
        discount_amount: totals.discount.amount,
        shipping_amount: totals.shipping.amount,
        tax_amount: totals.tax.amount,
        grand_total: totals.grand_total.amount,
        order_currency_code: 'USD',
        payment_method: method,
        payment_title: paymentTitleOf(method),
        shipping_description: 'Cascade truck',
        items: Object.values(items).map(({ name, sku, qty, price }) => ({
          name,
          sku,
          qty_ordered: qty,
          price: price.amount,
        })),
        billing_address: session.cart.billing,
        affirm_loanid: null,
        additional_information: { email_address: session.cart.email },
      },
    };
    this.orders.unshift(order);
    return flatOrder(order);
  }

  of(customerId: string): DealerOrder[] {
    return this.orders.filter((order) => order.customerId === customerId);
  }
}

/** An order as the table of orders has it: entity_id and the dealer's own columns (docs/spec/14 §1). */
export const flatOrder = ({ entity_id, increment_id, status, created_at, fields }: DealerOrder) => ({
  entity_id,
  increment_id,
  status,
  created_at,
  ...fields,
});
