import * as z from 'zod/mini';
import { address, shippingAddress } from './address';
import { flag, id, list, maybeNumber, money, number, optionalString, string, text } from './fields';
import { product } from './product';

const amount = z.object({ amount: number(0), formatted: text() });

export const cartItem = z.object({
  item_id: id,
  product_id: id,
  sku: text(),
  name: text(),
  qty: number(1),
  price: money,
  original_price: money,
  /** Name of the location that this price belongs to; absent for a price of all locations. */
  price_store: optionalString,
  row_total: money,
  manufacturer: text(),
  model_number: text(),
  url_key: text(),
  image_url: text(),
  /** Selected options for display: Colour: Moss. */
  options: list(z.object({ label: text(), value: text() })),
  discount: z._default(amount, { amount: 0, formatted: '' }),
  discount_consumer_rebate: z._default(amount, { amount: 0, formatted: '' }),
  discount_instant_savings: z._default(amount, { amount: 0, formatted: '' }),
  children: list(z.object({ sku: text(), name: text(), qty: number(1) })),
  crosssells: list(product),
  upsells: list(product),
  relateds: list(product),
  crosssell_parent_id: z._default(z.nullable(id), null),
  /** Maximum quantity; null: no limit. */
  max_qty: maybeNumber,
});
export type CartItem = z.output<typeof cartItem>;

export const totals = z.object({
  subtotal: money,
  discount: money,
  shipping: money,
  fee: money,
  tax: money,
  grand_total: money,
});
export type Totals = z.output<typeof totals>;

export const shippingMethod = z.object({
  code: string,
  carrier_title: text(),
  price: number(0),
  eta: text(),
});
export type ShippingMethod = z.output<typeof shippingMethod>;

export const paymentMethod = z.object({
  code: string,
  title: text(),
  additional_data: z._default(z.record(string, z.unknown()), {}),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

const buyMoreSaveMore = z.object({
  type: z.enum(['BuyMoreSaveMore_MailIn', 'BuyMoreSaveMore_Instant']),
  title: text(),
  amount: number(0),
});

export const cartInfo = z.object({
  qty: number(0),
  coupon_code: text(),
  coupon_error: text(),
  email: text(),
  fees: list(z.object({ title: text(), amount: number(0) })),
  messages: z._default(z.object({ error: list(string), success: list(string) }), {
    error: [],
    success: [],
  }),
  shipping_method: text(),
  sales_assistance: text(),
  /** The location whose prices apply, '' for none; absent where prices do not differ by location. */
  storelocationid: optionalString,
  payment_method: text(),
  payment_data: z._default(z.record(string, z.unknown()), {}),
  has_error: flag(),
});

/** A delivery date booked with packageAI. */
export const bookedDay = z.object({
  /** YYYY-MM-DD; empty until a date is booked. */
  delivery_date: text(),
  message: text(),
  title: text(),
});
export type BookedDay = z.output<typeof bookedDay>;

export const packageAi = z.extend(bookedDay, { bookingUrl: text(), shipping_method: text() });

/** The complete cart. Every write returns it. */
export const cart = z.object({
  info: cartInfo,
  items: list(cartItem),
  totals,
  /** Product id to the product ids of its add-ons. */
  addons: z._default(z.record(string, z.array(id)), {}),
  billing_address: z._default(address, z.parse(address, {})),
  shipping_address: z._default(shippingAddress, z.parse(shippingAddress, {})),
  shipping_methods: list(shippingMethod),
  payment_methods: list(paymentMethod),
  buymoresavemore_info: list(buyMoreSaveMore),
  mail_in_rebates: z._default(z.nullable(money), null),
  final_price: z._default(z.nullable(money), null),
  packageAI: z._default(z.nullable(packageAi), null),
});
export type Cart = z.output<typeof cart>;
