import * as z from 'zod/mini';
import { addressInput } from './address';
import { cart, paymentMethod } from './cart';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { id, map, orText, readAs, text } from './fields';
import {
  clearableInput,
  clearableLongInput,
  inputId,
  inputList,
  inputText,
  inputTextOr,
  longInput,
  maybeData,
  maybeInput,
  maybeLongInput,
  quantity,
} from './inputs';
import { shippingEstimate } from './productEndpoints';
import { pairs } from './reshape';
import { uniqueList } from './uniqueList';

/** Maximum line items of a cart, and maximum items of one request. */
export const MOST_LINES = 100;
const MOST_CHOICES = 50;

const choices = z
  .record(inputText, inputId)
  .check(z.refine((chosen) => Object.keys(chosen).length <= MOST_CHOICES, { error: 'Too large' }));
const item = z.object({
  product_id: inputId,
  /** Attribute id to option id, for a configurable product. */
  super_attribute: z.optional(
    z.pipe(
      z.transform((chosen: z.input<typeof choices> | null) => chosen ?? {}),
      choices,
    ),
  ),
  qty: quantity(1),
  crosssell_parent_id: z.optional(z.nullable(inputId)),
});
export type CartItemInput = z.input<typeof item>;

const itemKey = z.object({ id: inputText });

/** The embed parameter that requests every part of the cart (docs/spec/11 §5). */
export const CART_EMBED =
  'totals,items,shipping_methods,payment_methods,billing_address,shipping_address,payment';

export const getCart = endpoint({
  method: 'GET',
  path: '/cart',
  summary: 'The cart of this session',
  query: z.object({
    embed: inputTextOr(CART_EMBED),
  }),
  response: cart,
});
export const putCart = endpoint({
  method: 'PUT',
  path: '/cart',
  summary: 'Sets coupon, email, shipping method, sales assistance or the location whose prices apply',
  body: z.object({
    coupon_code: clearableInput,
    email: clearableInput,
    shipping_method: clearableInput,
    sales_assistance: clearableLongInput,
    storelocationid: clearableInput,
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
  body: z.union([z.object({ items: inputList(item, MOST_LINES).check(z.minLength(1)) }), item]),
  response: cart,
});
export const putCartItem = endpoint({
  method: 'PUT',
  path: '/cart/items/{id}',
  summary:
    'Changes the quantity of a line; a lower one with crosssell_parent_id unlinks an add-on from that main product',
  params: itemKey,
  body: z.object({
    qty: quantity(0),
    crosssell_parent_id: z.optional(z.nullable(inputId)),
  }),
  response: cart,
});
export const deleteCartItem = endpoint({
  method: 'DELETE',
  path: '/cart/items/{id}',
  summary: 'Removes a line',
  params: itemKey,
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
  summary: 'Chooses the shipping method, with its data',
  body: z.object({ method: inputText, data: maybeData }),
  response: cart,
});
export const putBookingInfo = endpoint({
  method: 'PUT',
  path: '/cart/packageai/checkoutinfo',
  summary:
    'Starts booking a delivery date: the URL of packageAI’s page. Choosing the method again reads the date',
  body: z.object({ shipping_method: inputText }),
  response: readAs(z.object({ booking_url: text() }), { booking_url: ['bookingUrl', 'url'] }),
});
export const getShippingQuote = endpoint({
  method: 'GET',
  path: '/cart/shipping/{zip}',
  isExtension: true,
  summary: 'Shipping prices of the cart for a postcode, before an address is set',
  params: z.object({ zip: inputText }),
  response: shippingEstimate,
});
const regionFields = z.object({ code: id, name: id });
const region = readAs(orText<typeof regionFields, string>('code', regionFields), {
  code: ['region_code', 'region_id', 'id', 'value', 'name', 'label'],
  name: ['label', 'default_name', 'title', 'text', 'code'],
});
export const getRegions = endpoint({
  method: 'GET',
  path: '/cart/region',
  summary: 'States or provinces of a country',
  query: z.object({ country_id: inputTextOr('US') }),
  response: uniqueList(region, 'code', pairs('code', 'name')),
});
export const getPayment = endpoint({
  method: 'GET',
  path: '/cart/payment',
  summary: 'The chosen payment method and those that are offered',
  response: z.object({
    method: text(),
    data: map(z.unknown()),
    methods: uniqueList(paymentMethod, 'code'),
  }),
});
export const putPayment = endpoint({
  method: 'PUT',
  path: '/cart/payment',
  summary: 'Chooses the payment method, with its data',
  body: z.object({ method: inputText, data: maybeData }),
  response: cart,
});
export const deletePayment = endpoint({
  method: 'DELETE',
  path: '/cart/payment',
  summary: 'Clears the payment method',
  response: cart,
});
export const emailCart = endpoint({
  method: 'POST',
  path: '/cart/email',
  limits: ['cartEmail'],
  summary: 'Sends the cart to an email address',
  body: z.object({ email: inputText, name: maybeInput, message: maybeLongInput }),
  response: confirmation,
});

export const linkCart = endpoint({
  method: 'POST',
  path: '/cart/link',
  isExtension: true,
  limits: ['cartLink'],
  summary: 'Creates a link that restores the cart on another device: valid once, for ten minutes',
  response: z.object({
    /** Public origin of the tenant: https://shop.example */
    origin: id,
    /** Path without the language prefix. */
    path: id,
    expires_at: text(),
  }),
});
export const restoreCart = endpoint({
  method: 'POST',
  path: '/cart/restore',
  isExtension: true,
  summary: 'Merges the items of such a link, or of a link in an email, into the cart',
  body: z.object({ token: longInput }),
  response: cart,
});

export const reopenOrder = endpoint({
  method: 'POST',
  path: '/orders/{id}/reopen',
  isExtension: true,
  summary: 'Cancels an unpaid order and moves its items back into the cart',
  params: z.object({ id: inputText }),
  response: cart,
});
