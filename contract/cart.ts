import * as z from 'zod/mini';
import { address, shippingAddress } from './address';
import { chosenSlot, pickupPlace } from './delivery';
import {
  converted,
  flag,
  id,
  ids,
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
  orText,
  readAs,
  section,
  text,
  textOf,
} from './fields';
import { chosenPlan, mailInClaim } from './orderTerms';
import { withoutSecrets } from './paymentSecrets';
import { product } from './product';
import { isObject, type JsonObject, pairs } from './reshape';
import { shownValue } from './shownMessage';
import { uniqueList } from './uniqueList';

/** An amount; a plain number or text counts as its value. */
const amount = section(
  converted(
    (value) => (typeof value === 'string' || typeof value === 'number' ? { amount: value } : value),
    z.object({ amount: number(0), formatted: text() }),
  ),
);

/** The small image of an object with several sizes. */
const imageUrl = (value: unknown) =>
  isObject(value) ? (value.small ?? value.thumbnail ?? value.normal ?? value.url ?? '') : value;

const part = z.object({ sku: text(), name: text(), qty: number(1) });

const lineItem = z.object({
  item_id: id,
  product_id: id,
  sku: text(),
  name: text(),
  qty: number(1),
  price: money,
  original_price: money,
  /** The price may only be shown in the cart (docs/spec/09 §1), so no event has it before the order. Not in the specification. */
  is_price_withheld: flag(),
  /** Name of the location whose price this is; absent if the price applies to all locations. */
  price_store: optionalString,
  row_total: money,
  manufacturer: text(),
  model_number: text(),
  url_key: text(),
  image_url: converted(imageUrl, text()),
  /** Selected options for display: Colour: Moss. */
  options: list(z.object({ label: text(), value: text() }), pairs('label', 'value')),
  discount: amount,
  discount_consumer_rebate: amount,
  discount_instant_savings: amount,
  children: list(orText<typeof part, string>('name', part)),
  crosssells: uniqueList(product, 'entity_id'),
  upsells: uniqueList(product, 'entity_id'),
  relateds: uniqueList(product, 'entity_id'),
  crosssell_parent_id: maybe(id),
  /** Maximum quantity; null: no limit. */
  max_qty: maybeNumber,
});
export type CartItem = z.output<typeof lineItem>;

const isZero = ({ amount, formatted }: Money) => amount === 0 && formatted === '';

/** A line item. The specification has no total per line, and the original price may be omitted. */
export const cartItem = z.pipe(
  readAs(lineItem, {
    item_id: ['id', 'quote_item_id'],
    product_id: ['entity_id'],
    url_key: ['product_id', 'entity_id'],
    price: ['final_price', 'unit_price'],
    is_price_withheld: ['msrp_enabled'],
    image_url: ['image', 'thumbnail'],
  }),
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

/** Totals may be a list of { code, amount }, as in Magento. */
const toTotals = (value: unknown) =>
  Array.isArray(value)
    ? Object.fromEntries(
        value.filter(isObject).map((total) => [String(total.code ?? total.type ?? ''), amountOf(total)]),
      )
    : value;
const amountOf = ({ amount, value, ...others }: JsonObject) => ({ ...others, amount: amount ?? value });

const totalFields = z.object({
  subtotal: money,
  discount: money,
  shipping: money,
  fee: money,
  tax: money,
  grand_total: money,
});
export const totals = converted(
  toTotals,
  readAs(totalFields, {
    grand_total: ['total'],
    tax: ['tax_amount'],
    shipping: ['shipping_amount'],
    discount: ['discount_amount'],
  }),
);
export type Totals = z.output<typeof totals>;

const shippingFields = z.object({
  code: id,
  carrier_title: text(),
  price: number(0),
  eta: text(),
  /** The first day of delivery (YYYY-MM-DD); empty when the backend does not provide it. */
  earliest_date: text(),
  /** The shopper collects the goods at a location. */
  is_pickup: flag(),
});
export const shippingMethod = readAs(shippingFields, {
  code: ['method_code', 'id', 'method'],
  carrier_title: ['title', 'label', 'name', 'method_title', 'carrier'],
  price: ['amount', 'cost', 'rate'],
});
export type ShippingMethod = z.output<typeof shippingMethod>;
const shippingMethods = uniqueList(shippingMethod, 'code');

const paymentFields = z.object({
  code: id,
  title: text(),
  additional_data: map(z.unknown()),
});
/** TD's plans may be next to the additional data instead of within it. */
const withPromos = (value: unknown) =>
  isObject(value) && value.promos !== undefined
    ? {
        ...value,
        additional_data: {
          promos: value.promos,
          ...(isObject(value.additional_data) ? value.additional_data : {}),
        },
      }
    : value;
export const paymentMethod = converted(
  withPromos,
  readAs(orText<typeof paymentFields, string>('code', paymentFields), {
    code: ['method', 'id'],
    title: ['label', 'name'],
  }),
);
const paymentMethods = uniqueList(paymentMethod, 'code', pairs('code', 'title'));
export type PaymentMethod = z.output<typeof paymentMethod>;

const buyMoreSaveMore = z.object({
  type: z.enum(['BuyMoreSaveMore_MailIn', 'BuyMoreSaveMore_Instant']),
  title: text(),
  amount: number(0),
});

/** Ungrouped messages of a cart are errors, unless they specify another type. */
function toMessages(value: unknown): unknown {
  if (typeof value === 'string') return { error: [value] };
  if (!Array.isArray(value)) return value;
  const isSuccess = (one: unknown) => isObject(one) && /success|notice|info/.test(String(one.type));
  return {
    error: value.filter((one) => !isSuccess(one)),
    success: value.filter(isSuccess),
  };
}
const message = converted(
  (value) => shownValue(isObject(value) ? (value.message ?? value.text) : value),
  textOf('message'),
);
const messages = section(converted(toMessages, z.object({ error: list(message), success: list(message) })));

/** A chosen method may arrive as the method object itself. */
const chosen = converted((value) => (isObject(value) ? (value.code ?? value.method ?? '') : value), text());

const cartInfo = z.object({
  qty: number(0),
  coupon_code: text(),
  coupon_error: converted(shownValue, text()),
  email: text(),
  fees: list(z.object({ title: text(), amount: number(0) })),
  messages,
  shipping_method: chosen,
  sales_assistance: text(),
  /** The location whose prices apply, '' for none; absent if prices do not differ by location. */
  storelocationid: optionalString,
  payment_method: chosen,
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
  addons: map(ids),
  billing_address: section(address),
  shipping_address: section(shippingAddress),
  shipping_methods: shippingMethods,
  /** Why methods are missing at this address; empty if none is. */
  shipping_notice: text(),
  payment_methods: paymentMethods,
  buymoresavemore_info: list(buyMoreSaveMore),
  mail_in_rebates: maybe(money),
  /** Form and deadline of each mail-in rebate, and the plan of a financed cart. */
  mail_in_claims: list(mailInClaim),
  financing_plan: maybe(chosenPlan),
  final_price: maybe(money),
  packageAI: maybe(packageAi),
  /** The chosen day and hours of the tenant's own calendar. Not in the specification, as is pickup. */
  delivery: maybe(chosenSlot),
  pickup: maybe(pickupPlace),
});
export type Cart = z.output<typeof cartFields>;

/** Groups in which the specification nests parts of the cart: by entity, and by the names of embed (docs/spec/11 §1 and §5). */
const groups = {
  payment: ifPresent(section(orText('method', z.object({ method: chosen, data: map(z.unknown()) })))),
  addresses: ifPresent(
    section(
      z.object({ billing: ifPresent(section(address)), shipping: ifPresent(section(shippingAddress)) }),
    ),
  ),
  methods: ifPresent(section(z.object({ shipping: shippingMethods, payment: paymentMethods }))),
};

/**
 * The fields of info may be at the level of the items (docs/spec/19 §9), because the specification groups them without naming the group.
 * The groups of a cart may also be nested in info, and the cart itself in `cart`.
 */
function toCart(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { cart: inner, ...others } = value;
  if (isObject(inner)) return toCart({ ...others, ...inner });
  const info: JsonObject = isObject(value.info) ? { ...value.info } : {};
  const rest = { ...value };
  for (const name of Object.keys(cartInfo.shape)) {
    if (isUnset(info[name]) && name in rest) info[name] = rest[name];
    delete rest[name];
  }
  const { payment, ...named } = info;
  return { ...(payment === undefined ? {} : { payment }), ...rest, info: named };
}
const isUnset = (value: unknown) => isAbsent(value) || value === 0 || value === false;

export const cart = z.pipe(
  converted(toCart, readAs(z.extend(cartFields, groups), { items: ['cart_items'] })),
  z.transform(({ payment, addresses, methods, ...value }): Cart => {
    const { info, items, shipping_methods, payment_methods } = value;
    const billing = addresses?.billing ?? value.billing_address;
    const shipping = addresses?.shipping ?? value.shipping_address;
    // The specification has the email in the billing address (docs/spec/12 §2) as well as in the cart.
    const email = info.email || billing.email;
    return {
      ...value,
      info: {
        ...info,
        email,
        qty: info.qty || items.reduce((sum, { qty }) => sum + qty, 0),
        payment_method: info.payment_method || (payment?.method ?? ''),
        payment_data: withoutSecrets(isAbsent(info.payment_data) ? (payment?.data ?? {}) : info.payment_data),
      },
      billing_address: { ...billing, email: billing.email || email },
      // A backend may omit a shipping address that equals the billing address.
      shipping_address:
        shipping.same_as_billing && shipping.firstname === ''
          ? { ...billing, same_as_billing: true }
          : shipping,
      shipping_methods: shipping_methods.length > 0 ? shipping_methods : (methods?.shipping ?? []),
      payment_methods: payment_methods.length > 0 ? payment_methods : (methods?.payment ?? []),
    };
  }),
);
