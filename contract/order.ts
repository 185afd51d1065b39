import * as z from 'zod/mini';
import { address } from './address';
import { bookedDay, cart, cartItem, totals } from './cart';
import { endpoint } from './endpoint';
import { flag, id, list, number, text } from './fields';
import { inputText } from './inputs';

export const order = z.object({
  entity_id: id,
  /** Order number for the shopper: M-100001. */
  increment_id: text(),
  status: text(),
  created_at: text(),
  items: list(cartItem),
  totals,
  billing_address: address,
  shipping_address: address,
  shipping_method: text(),
  shipping_title: text(),
  /** The booked delivery date. */
  packageAI: z._default(z.nullable(bookedDay), null),
  payment_method: text(),
  payment_title: text(),
  /** Payment instructions of the dealer, such as where to send a check. */
  payment_instructions: text(),
  /** Path at which a pending order can be paid; empty for other orders. */
  payment_url: text(),
  /** True while the order awaits payment: the shopper can return it to the cart and choose another payment method. Not in the specification. */
  can_reopen: flag(),
  /** True for a check order that staff must review: the shopper sees /checkout/confirmation. */
  is_suspicious: flag(),
  /** Affirm's loan id; empty for other payment methods. */
  affirm_loanid: text(),
  /** The grand total as a number. */
  order_total: number(0),
  additional_information: z._default(z.object({ email_address: text() }), { email_address: '' }),
});
export type Order = z.output<typeof order>;

export const reopenOrder = endpoint({
  method: 'POST',
  path: '/orders/{id}/reopen',
  summary: 'Cancels an unpaid order and moves its items back into the cart',
  params: z.object({ id: inputText }),
  response: cart,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'Orders of the signed-in customer, or the last one placed in this session',
  response: z.array(order),
});
