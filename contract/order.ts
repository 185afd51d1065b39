import * as z from 'zod/mini';
import { address } from './address';
import { bookedDay, cartItem, totals } from './cart';
import { deliverySlot, pickupPlace } from './delivery';
import { endpoint } from './endpoint';
import {
  date,
  flag,
  ifPresent,
  list,
  maybe,
  money,
  number,
  readAs,
  requiredText,
  section,
  text,
} from './fields';
import { inputText, inputTextOr, maybeData, maybeInput, maybeInputNumber, maybeLongInput } from './inputs';
import { chosenPlan, mailInClaim } from './orderTerms';
import { uniqueList } from './uniqueList';

const orderFields = z.object({
  /** Empty for an order that the backend has placed but not described. */
  entity_id: requiredText,
  /** Order number shown to the shopper: M-100001. */
  increment_id: text(),
  status: text(),
  created_at: date,
  items: list(cartItem),
  totals: section(totals),
  billing_address: section(address),
  shipping_address: section(address),
  shipping_method: text(),
  shipping_title: text(),
  /** The booked delivery date. */
  packageAI: maybe(bookedDay),
  /** The day and hours of the tenant's own calendar. Not in the specification, as is pickup. */
  delivery: maybe(deliverySlot),
  pickup: maybe(pickupPlace),
  payment_method: text(),
  payment_title: text(),
  /** Mail-in rebates that the shopper can claim, and the plan of a financed order. */
  mail_in_claims: list(mailInClaim),
  financing_plan: maybe(chosenPlan),
  /** Payment instructions of the dealer, such as where to send a check. */
  payment_instructions: text(),
  /** Path at which a pending order can be paid; empty for other orders. */
  payment_url: text(),
  /**
   * True while the order awaits payment: the shopper can return it to the cart and choose another payment method. Not in the specification.
   */
  can_reopen: flag(),
  /** True for a check order that staff must review: the shopper sees /checkout/confirmation. */
  is_suspicious: flag(),
  /** Affirm's loan id; empty for other payment methods. */
  affirm_loanid: text(),
  /** The grand total as a number. */
  order_total: number(0),
  additional_information: section(z.object({ email_address: text() })),
});
export type Order = z.output<typeof orderFields>;

/** Totals at the top level of a flat order, by the names of the cart, of the analytics (docs/spec/18 §3) and of Magento. */
const flatTotals = {
  grand_total: ifPresent(money),
  revenue: ifPresent(money),
  subtotal: ifPresent(money),
  tax: ifPresent(money),
  tax_amount: ifPresent(money),
  shipping: ifPresent(money),
  shipping_amount: ifPresent(money),
  discount_amount: ifPresent(money),
};

/** An order. The specification only defines its entity_id, so any other field may be absent. */
export const order = z.pipe(
  readAs(z.extend(orderFields, flatTotals), {
    entity_id: ['order_id', 'id', 'increment_id'],
    increment_id: ['order_number', 'number', 'real_order_id'],
    grand_total: ['total'],
    created_at: ['date', 'order_date'],
    shipping_title: ['shipping_description'],
  }),
  z.transform(
    ({
      grand_total,
      revenue,
      subtotal,
      tax,
      tax_amount,
      shipping,
      shipping_amount,
      discount_amount,
      ...value
    }): Order => {
      const { totals, order_total } = value;
      const total = grand_total ?? revenue ?? { ...totals.grand_total, amount: order_total };
      return {
        ...value,
        increment_id: value.increment_id || value.entity_id,
        order_total: order_total || total.amount || totals.grand_total.amount,
        totals: {
          ...totals,
          subtotal: subtotal ?? totals.subtotal,
          tax: tax ?? tax_amount ?? totals.tax,
          shipping: shipping ?? shipping_amount ?? totals.shipping,
          discount: discount_amount ?? totals.discount,
          grand_total: totals.grand_total.amount === 0 ? total : totals.grand_total,
        },
      };
    },
  ),
);

const placed = z.object({ order, redirect_url: text(), messages: list(requiredText) });

/** The order is in the field `order`, or is the response itself, or the response contains only its number and further fields. */
const placedOrder = z.pipe(
  z.transform((value: z.input<typeof placed>) => {
    if (typeof value === 'string' || typeof value === 'number') return { order: { entity_id: value } };
    if (typeof value !== 'object' || value === null) return value;
    const { order: inner, ...others } = value;
    return { ...others, order: typeof inner === 'object' ? inner : { entity_id: inner, ...others } };
  }),
  placed,
);

/** The kiosk at which an order is placed: its device, and the store_id of its location. */
export const orderKiosk = z.object({ device_id: inputText, store_id: inputTextOr('') });

export const placeOrder = endpoint({
  method: 'POST',
  path: '/cart/place',
  limits: ['placeOrder', 'placeOrderSession'],
  summary: 'Places the order. The same Idempotency-Key returns the same order',
  body: z.object({
    /** Without it, the method that was chosen for the cart is used. Empty: no order is placed, only that of the key is returned. */
    payment_method: maybeInput,
    data: maybeData,
    token: maybeLongInput,
    checkout_token: maybeLongInput,
    'g-recaptcha-response': maybeLongInput,
    /** The grand total and the currency that the shopper saw; a backend rejects any other total with 409. Not in the specification. */
    total: z.optional(maybeInputNumber),
    currency: maybeInput,
    /** The kiosk at which the order is placed. A backend may ignore it. */
    kiosk: z.optional(orderKiosk),
  }),
  response: placedOrder,
});
export const trackOrder = endpoint({
  method: 'POST',
  path: '/orders/track',
  isExtension: true,
  limits: ['orderTracking'],
  summary: 'An order by its number and the email it was placed with. Not in the specification',
  body: z.object({ number: inputText, email: inputText }),
  response: order,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'Orders of the signed-in customer, or the last one placed in this session',
  response: uniqueList(order, 'entity_id'),
});
