import * as z from 'zod/mini';
import { address, shippingAddress } from './address';
import { chosenSlot, pickupPlace } from './delivery';
import {
  flag,
  id,
  ifPresent,
  isAbsent,
  list,
  type Money,
  map,
  maybe,
  maybeNumber,
  money,
  number,
  optionalString,
  section,
  text,
  textOf,
} from './fields';
import { product } from './product';

const amount = section(z.object({ amount: number(0), formatted: text() }));

const lineItem = z.object({
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
  discount: amount,
  discount_consumer_rebate: amount,
  discount_instant_savings: amount,
  children: list(z.object({ sku: text(), name: text(), qty: number(1) })),
  crosssells: list(product),
  upsells: list(product),
  relateds: list(product),
  crosssell_parent_id: maybe(id),
  /** Maximum quantity; null: no limit. */
  max_qty: maybeNumber,
});
export type CartItem = z.output<typeof lineItem>;

const isZero = ({ amount, formatted }: Money) => amount === 0 && formatted === '';

/** A line item; the specification has no total of a line, and the original price may be left out. */
export const cartItem = z.pipe(
  lineItem,
  z.transform((item: CartItem): CartItem => {
    const { price, qty, original_price, row_total } = item;
    if (!isZero(original_price) && !isZero(row_total)) return item;
    return {
      ...item,
      original_price: isZero(original_price) ? price : original_price,
      row_total: isZero(row_total) ? { ...price, formatted: '', amount: price.amount * qty } : row_total,
    };
  }),
);

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
  code: id,
  carrier_title: text(),
  price: number(0),
  eta: text(),
  /** The first day of delivery (YYYY-MM-DD); empty when the backend names none. */
  earliest_date: text(),
  /** The shopper collects the goods at a location. */
  is_pickup: flag(),
});
export type ShippingMethod = z.output<typeof shippingMethod>;

export const paymentMethod = z.object({
  code: id,
  title: text(),
  additional_data: map(z.unknown()),
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
  messages: section(z.object({ error: list(textOf('message')), success: list(textOf('message')) })),
  shipping_method: text(),
  sales_assistance: text(),
  /** The location whose prices apply, '' for none; absent where prices do not differ by location. */
  storelocationid: optionalString,
  payment_method: text(),
  payment_data: map(z.unknown()),
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

const cartFields = z.object({
  info: section(cartInfo),
  items: list(cartItem),
  totals: section(totals),
  /** Product id to the product ids of its add-ons. */
  addons: map(list(id)),
  billing_address: section(address),
  shipping_address: section(shippingAddress),
  shipping_methods: list(shippingMethod),
  payment_methods: list(paymentMethod),
  buymoresavemore_info: list(buyMoreSaveMore),
  mail_in_rebates: maybe(money),
  final_price: maybe(money),
  packageAI: maybe(packageAi),
  /** The chosen day and hours of the tenant's own calendar. Not in the specification, as is pickup. */
  delivery: maybe(chosenSlot),
  pickup: maybe(pickupPlace),
});
export type Cart = z.output<typeof cartFields>;

/** Where the specification groups parts of the cart: by entity, and by the words of embed (docs/spec/11 §1 and §5). */
const groups = {
  payment: ifPresent(section(z.object({ method: text(), data: map(z.unknown()) }))),
  addresses: ifPresent(
    section(
      z.object({ billing: ifPresent(section(address)), shipping: ifPresent(section(shippingAddress)) }),
    ),
  ),
  methods: ifPresent(section(z.object({ shipping: list(shippingMethod), payment: list(paymentMethod) }))),
};

/** The complete cart. Every write returns it. */
export const cart = z.pipe(
  z.extend(cartFields, groups),
  z.transform(({ payment, addresses, methods, ...value }): Cart => {
    const { info, items, shipping_methods, payment_methods } = value;
    return {
      ...value,
      info: {
        ...info,
        qty: info.qty || items.reduce((sum, { qty }) => sum + qty, 0),
        payment_method: info.payment_method || (payment?.method ?? ''),
        payment_data: isAbsent(info.payment_data) ? (payment?.data ?? {}) : info.payment_data,
      },
      billing_address: addresses?.billing ?? value.billing_address,
      shipping_address: addresses?.shipping ?? value.shipping_address,
      shipping_methods: shipping_methods.length > 0 ? shipping_methods : (methods?.shipping ?? []),
      payment_methods: payment_methods.length > 0 ? payment_methods : (methods?.payment ?? []),
    };
  }),
);
