import * as z from 'zod/mini';
import { address } from './address';
import { bookedDay, cartItem, totals } from './cart';
import { endpoint } from './endpoint';
import { flag, id, list, number, text } from './fields';

export const order = z.object({
  entity_id: id,
  /** The number a shopper quotes: M-100001. */
  increment_id: text(),
  status: text(),
  created_at: text(),
  items: list(cartItem),
  totals,
  billing_address: address,
  shipping_address: address,
  shipping_method: text(),
  shipping_title: text(),
  /** The booked day of the delivery. */
  packageAI: z._default(z.nullable(bookedDay), null),
  payment_method: text(),
  payment_title: text(),
  /** What a shopper must do to pay, in the store's words: where to send a check. */
  payment_instructions: text(),
  /** Path of this shop where an order that awaits its payment is paid; empty for any other. */
  payment_url: text(),
  /** A check order that staff look at first: goes to /checkout/confirmation. */
  is_suspicious: flag(),
  /** Affirm's number of the loan that pays the order; empty for any other payment. */
  affirm_loanid: text(),
  /** The grand total once more, as a bare number. */
  order_total: number(0),
  additional_information: z._default(z.object({ email_address: text() }), { email_address: '' }),
});
export type Order = z.output<typeof order>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'Orders of the signed-in customer, or the last one placed in this session',
  response: z.array(order),
});
