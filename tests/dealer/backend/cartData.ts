import { type CartLine, type DealerAddress, type DealerCart, DealerError } from './answers.ts';
import { COLOR_ATTRIBUTE, colorOptions, findProduct, skuOf, urlKey, variantId } from './catalog.ts';

const TAX_RATE = 0.08;
const COUPON = { code: 'OAK10', rate: 0.1 };

const shippingMethods = [
  { code: 'truck', carrier_title: 'Cascade truck', price: 49 },
  { code: 'pickup', carrier_title: 'Pick up in store', price: 0 },
];

const paymentMethods = [
  { code: 'checkmo', title: 'Check / Money order', additional_data: {} },
  { code: 'cashondelivery', title: 'Cash on delivery', additional_data: {} },
];

const money = (amount: number, title = '') => ({
  amount: Math.round(amount * 100) / 100,
  currency: 'USD',
  formatted: `$${amount.toFixed(2)}`,
  title,
});

function productOf({ productId }: CartLine) {
  const product = findProduct(productId);
  if (!product) throw new DealerError(400, 'The product could not be found.');
  return product;
}

/** The line of a product with its chosen options; super_attribute maps attribute id to option id (docs/spec/11 §5). */
export function lineOf(body: Record<string, unknown>): CartLine {
  const product = findProduct(String(body.product_id));
  if (!product) throw new DealerError(400, 'The product could not be found.');
  const chosen = (body.super_attribute ?? {}) as Record<string, unknown>;
  const index = colorOptions.findIndex(({ id }) => id === String(chosen[COLOR_ATTRIBUTE]));
  if (product.colors.length > 0 && index < 0) {
    throw new DealerError(400, 'Please specify the product’s option(s).');
  }
  const simpleId = product.colors.length > 0 ? variantId(product, index) : product.id;
  return { productId: String(product.id), simpleId: String(simpleId), qty: Number(body.qty ?? 1) };
}

/** A cart line with the fields of docs/spec/11 §1. media: URL of the folder of pictures */
function itemOf(id: string, line: CartLine, media: string) {
  const product = productOf(line);
  return {
    item_id: Number(id),
    product_id: Number(line.productId),
    sku: skuOf(product),
    name: product.name,
    qty: line.qty,
    price: { amount: product.price },
    original_price: { amount: product.was || product.price },
    manufacturer: product.brand,
    model_number: product.model,
    url_key: urlKey(product),
    image_url: `${media}catalog/product/${line.simpleId}.png`,
    discount: { amount: 0, formatted: '' },
    discount_consumer_rebate: null,
    discount_instant_savings: null,
    children: [],
    crosssells: [],
    upsells: [],
    relateds: [],
    crosssell_parent_id: null,
  };
}

export function totalsOf(cart: DealerCart) {
  const lines = [...cart.lines.values()];
  const subtotal = lines.reduce((sum, line) => sum + productOf(line).price * line.qty, 0);
  const discount = cart.couponCode === COUPON.code ? subtotal * COUPON.rate : 0;
  const shipping = shippingMethods.find(({ code }) => code === cart.shippingMethod)?.price ?? 0;
  const tax = (subtotal - discount) * TAX_RATE;
  return {
    subtotal: money(subtotal, 'Subtotal'),
    discount: money(-discount, 'Discount'),
    shipping: money(shipping, 'Shipping'),
    fee: money(0),
    tax: money(tax, 'Tax'),
    grand_total: money(subtotal - discount + shipping + tax, 'Grand Total'),
  };
}

const addressOf = (address: DealerAddress) => ({ country_id: 'US', ...address, validation_errors: [] });

/** The cart with the fields of docs/spec/11 §1; items are keyed by item id. */
export function cartOf(cart: DealerCart, media: string) {
  const lines = [...cart.lines];
  const shipping = cart.isSameAsBilling ? { ...cart.shipping, ...cart.billing } : cart.shipping;
  return {
    totals: totalsOf(cart),
    items: Object.fromEntries(lines.map(([id, line]) => [id, itemOf(id, line, media)])),
    addons: {},
    billing_address: addressOf(cart.billing),
    shipping_address: { ...addressOf(shipping), same_as_billing: cart.isSameAsBilling },
    shipping_methods: shipping.postcode ? shippingMethods : [],
    payment_methods: paymentMethods,
    payment: cart.payment,
    info: {
      qty: lines.reduce((sum, [, { qty }]) => sum + qty, 0),
      coupon_code: cart.couponCode || null,
      coupon_error: cart.couponError || null,
      email: cart.email || null,
      fees: [],
      messages: { error: [], success: [] },
      shipping_method: cart.shippingMethod || null,
      sales_assistance: cart.salesAssistance || null,
      has_error: false,
    },
    packageAI: null,
    buymoresavemore_info: [],
    mail_in_rebates: null,
    final_price: null,
  };
}

export const isCoupon = (code: string): boolean => code === COUPON.code;
export const hasShippingMethod = (code: string): boolean =>
  shippingMethods.some((method) => method.code === code);
export const paymentTitleOf = (code: string): string =>
  paymentMethods.find((method) => method.code === code)?.title ?? '';
