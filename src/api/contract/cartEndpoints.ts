import * as z from 'zod/mini';
import { addressInput } from './address';
import { cart, paymentMethod } from './cart';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { id, list, number, optionalString, string, text } from './fields';
import { order } from './order';
import { shippingEstimate } from './productEndpoints';

const item = z.object({
  product_id: id,
  /** Attribute id to option id, for a configurable product. */
  super_attribute: z.optional(z.record(string, id)),
  qty: number(1).check(z.int(), z.gte(1), z.lte(999)),
  crosssell_parent_id: z.optional(z.nullable(id)),
});
export type CartItemInput = z.input<typeof item>;

const itemKey = z.object({ id: string });
const paymentData = z.record(string, z.unknown());

/** Every part of the cart; all screens want them all (commerce specification §7). */
export const CART_EMBED =
  'totals,items,shipping_methods,payment_methods,billing_address,shipping_address,payment';

export const getCart = endpoint({
  method: 'GET',
  path: '/cart',
  summary: 'The cart of this session',
  query: z.object({
    embed: text(CART_EMBED),
  }),
  response: cart,
});
export const putCart = endpoint({
  method: 'PUT',
  path: '/cart',
  summary: 'Sets coupon, e-mail, shipping method, sales assistance or the shop whose prices count',
  body: z.object({
    coupon_code: optionalString,
    email: optionalString,
    shipping_method: optionalString,
    sales_assistance: optionalString,
    storelocationid: optionalString,
  }),
  response: cart,
});
export const deleteCart = endpoint({
  method: 'DELETE',
  path: '/cart',
  summary: 'Empties the cart',
  response: cart,
});

export const postCartItems = endpoint({
  method: 'POST',
  path: '/cart/items',
  summary: 'Adds one product, or several in items',
  body: z.union([z.object({ items: z.array(item).check(z.minLength(1)) }), item]),
  response: cart,
});
export const putCartItem = endpoint({
  method: 'PUT',
  path: '/cart/items/{id}',
  summary: 'Changes the quantity of a line',
  params: itemKey,
  body: z.object({
    qty: number(1).check(z.int(), z.gte(0), z.lte(999)),
    crosssell_parent_id: z.optional(z.nullable(id)),
  }),
  response: cart,
});
export const deleteCartItem = endpoint({
  method: 'DELETE',
  path: '/cart/items/{id}',
  summary: 'Removes a line; with crosssell_parent_id, takes an add-on off that main product only',
  params: itemKey,
  query: z.object({ crosssell_parent_id: optionalString }),
  response: cart,
});

export const putShippingAddress = endpoint({
  method: 'PUT',
  path: '/cart/shipping_address',
  summary: 'Sets the shipping address or same_as_billing',
  body: addressInput,
  response: cart,
});
export const deleteShippingAddress = endpoint({
  method: 'DELETE',
  path: '/cart/shipping_address',
  summary: 'Clears the shipping address',
  response: cart,
});
export const putBillingAddress = endpoint({
  method: 'PUT',
  path: '/cart/billing_address',
  summary: 'Sets the billing address',
  body: addressInput,
  response: cart,
});
export const deleteBillingAddress = endpoint({
  method: 'DELETE',
  path: '/cart/billing_address',
  summary: 'Clears the billing address',
  response: cart,
});

export const putShipping = endpoint({
  method: 'PUT',
  path: '/cart/shipping',
  summary: 'Chooses the shipping method, with data of its own',
  body: z.object({ method: string, data: z._default(paymentData, {}) }),
  response: cart,
});
export const putBookingInfo = endpoint({
  method: 'PUT',
  path: '/cart/packageai/checkoutinfo',
  summary:
    'Begins to book the day of a delivery: the address of packageAI’s page. Choosing the method again reads the day',
  body: z.object({ shipping_method: string }),
  response: z.object({ booking_url: text() }),
});
export const getShippingQuote = endpoint({
  method: 'GET',
  path: '/cart/shipping/{zip}',
  summary: 'What delivery of the cart to a postcode costs, before an address is known',
  params: z.object({ zip: string }),
  response: shippingEstimate,
});
export const getRegions = endpoint({
  method: 'GET',
  path: '/cart/region',
  summary: 'States or provinces of a country',
  query: z.object({ country_id: text('US') }),
  response: z.array(z.object({ code: string, name: string })),
});
export const getPayment = endpoint({
  method: 'GET',
  path: '/cart/payment',
  summary: 'The chosen payment method and those that are offered',
  response: z.object({
    method: text(),
    data: z._default(paymentData, {}),
    methods: list(paymentMethod),
  }),
});
export const putPayment = endpoint({
  method: 'PUT',
  path: '/cart/payment',
  summary: 'Chooses the payment method, with data of its own',
  body: z.object({ method: string, data: z._default(paymentData, {}) }),
  response: cart,
});
export const deletePayment = endpoint({
  method: 'DELETE',
  path: '/cart/payment',
  summary: 'Takes the payment choice back',
  response: cart,
});
export const placeOrder = endpoint({
  method: 'POST',
  path: '/cart/place',
  summary: 'Places the order. The same Idempotency-Key answers with the same order',
  body: z.object({
    payment_method: string,
    data: z._default(paymentData, {}),
    token: optionalString,
    checkout_token: optionalString,
    'g-recaptcha-response': optionalString,
  }),
  response: z.object({ order, redirect_url: text(), messages: list(string) }),
});
export const emailCart = endpoint({
  method: 'POST',
  path: '/cart/email',
  summary: 'Sends the cart to an address',
  body: z.object({ email: string, name: optionalString, message: optionalString }),
  response: confirmation,
});

export const linkCart = endpoint({
  method: 'POST',
  path: '/cart/link',
  summary: 'Makes a link that hands the cart over to another device: good once, for ten minutes',
  response: z.object({
    /** Where this store is reached from outside: https://shop.example */
    origin: string,
    /** Below the language's prefix. */
    path: string,
    expires_at: string,
  }),
});
export const restoreCart = endpoint({
  method: 'POST',
  path: '/cart/restore',
  summary: 'Puts the goods of such a link, or of the one in a letter, into the cart',
  body: z.object({ token: string }),
  response: cart,
});
