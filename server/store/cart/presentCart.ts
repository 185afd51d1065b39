import type * as z from 'zod/mini';
import type { Address } from '../../../src/api/contract/address.ts';
import type { BookedDay, cart } from '../../../src/api/contract/cart.ts';
import { presentPayment } from '../checkout/tenantPayments.ts';
import { say } from '../messages/say.ts';
import type { Visitor } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';
import { addressFaults } from './addressRules.ts';
import { type CartState, isFaulty, type StateLine } from './cartState.ts';
import { type Wording, wordingOf } from './money.ts';
import { presentDeliveries } from './presentDeliveries.ts';
import { suggestionsFor } from './suggestions.ts';
import type { Sums } from './totals.ts';

type Agreed = Pick<Sums, 'subtotal' | 'discount' | 'delivery' | 'fee' | 'tax' | 'grandTotal'>;

type CartAnswer = z.input<typeof cart>;

/** What the answer to one call says beyond the cart itself. */
export interface Notices {
  error?: string[];
  success?: string[];
  couponError?: string;
}

function presentLine(state: CartState, index: number, { line, goods }: StateLine, wording: Wording) {
  const parent = state.links.find((link) => link.addonId === line.productId)?.mainId;
  return {
    item_id: String(line.itemId),
    product_id: String(line.productId),
    sku: goods.sku,
    name: goods.name,
    qty: line.qty,
    price: wording.money(goods.price),
    original_price: wording.money(goods.originalPrice),
    price_store: goods.priceStore || undefined,
    row_total: wording.money(goods.price * line.qty),
    manufacturer: goods.manufacturer,
    model_number: goods.modelNumber,
    url_key: goods.urlKey,
    image_url: goods.imageUrl,
    options: goods.options,
    children: goods.children,
    discount: wording.amount(state.sums.lineDiscounts[index] ?? 0),
    discount_consumer_rebate: wording.amount(goods.consumerRebate * line.qty),
    discount_instant_savings: wording.amount(goods.instantSavings * line.qty),
    crosssell_parent_id: parent === undefined ? null : String(parent),
  };
}

/** The sums of a cart or of an order. */
export function presentTotals(sums: Agreed, language: string, wording: Wording) {
  return {
    subtotal: wording.money(sums.subtotal, say(language, 'totalSubtotal')),
    discount: wording.money(sums.discount, say(language, 'totalDiscount')),
    shipping: wording.money(sums.delivery, say(language, 'totalShipping')),
    fee: wording.money(sums.fee, say(language, 'totalFee')),
    tax: wording.money(sums.tax, say(language, 'totalTax')),
    grand_total: wording.money(sums.grandTotal, say(language, 'totalGrand')),
  };
}

const withFaults = <A extends Address>(address: A, language: string): A => ({
  ...address,
  validation_errors: addressFaults(address).map((fault) => say(language, fault)),
});

function addonsOf({ links }: CartState): Record<string, string[]> {
  const addons: Record<string, string[]> = {};
  for (const { mainId, addonId } of links) addons[mainId] = [...(addons[mainId] ?? []), String(addonId)];
  return addons;
}

/** The whole cart as the contract shows it. */
export async function presentCart(
  visitor: Visitor,
  state: CartState,
  notices: Notices = {},
): Promise<CartAnswer> {
  const { language } = visitor;
  const config = configOf(visitor.tenant, language);
  const { row, lines, sums } = state;
  const wording = wordingOf(visitor);
  const suggestions = await suggestionsFor(visitor, lines);
  const faults = lines
    .filter(isFaulty)
    .map(({ goods }) => say(language, 'stockChanged', { name: goods.name }));
  const couponFault = sums.couponFault && sayCouponFault(state, language, wording);
  return {
    info: {
      qty: lines.reduce((sum, { line }) => sum + line.qty, 0),
      coupon_code: row?.couponCode ?? '',
      coupon_error: notices.couponError ?? couponFault ?? '',
      email: state.email,
      fees: sums.fee > 0 ? [{ title: say(language, 'totalFee'), amount: sums.fee / 100 }] : [],
      messages: { error: [...(notices.error ?? []), ...faults], success: notices.success ?? [] },
      shipping_method: state.delivery ?? '',
      sales_assistance: row?.salesAssistance ?? '',
      storelocationid: row?.shopId ?? '',
      payment_method: state.payment,
      payment_data: state.payment ? (row?.paymentData ?? {}) : {},
      has_error: faults.length > 0,
    },
    items: lines.map((line, index) => ({
      ...presentLine(state, index, line, wording),
      crosssells: suggestions.get(line.line.productId) ?? [],
      max_qty: line.maxQty,
    })),
    totals: presentTotals(sums, language, wording),
    addons: addonsOf(state),
    billing_address: withFaults(state.billing, language),
    shipping_address: withFaults(state.shipping, language),
    shipping_methods:
      lines.length > 0 ? presentDeliveries(visitor, sums.subtotal, state.shipping.postcode) : [],
    payment_methods: state.payments.map((one) => presentPayment(one, language, config, state.payable)),
    buymoresavemore_info: sums.granted.map(({ offer, amount }) => ({
      type: offer.type,
      title: offer.title,
      amount: amount / 100,
    })),
    mail_in_rebates: sums.mailIn > 0 ? wording.money(sums.mailIn, say(language, 'totalMailIn')) : null,
    packageAI: bookingOf(state),
    final_price: sums.mailIn > 0 ? wording.money(sums.finalPrice, say(language, 'totalFinal')) : null,
  };
}

/** The booking of the delivery's day, begun or done (commerce specification §3). */
function bookingOf({ row, delivery }: CartState): CartAnswer['packageAI'] {
  const { booking_id, booking_url, delivery_date, title, message } = row?.shippingData ?? {};
  if (!booking_id || !delivery) return null;
  return { bookingUrl: booking_url, shipping_method: delivery, delivery_date, title, message };
}

/** The day that was picked; null while none is. */
export function bookedDayOf({ row, delivery }: CartState): BookedDay | null {
  const { booking_id, delivery_date, title = '', message = '' } = row?.shippingData ?? {};
  return booking_id && delivery && delivery_date ? { delivery_date, title, message } : null;
}

function sayCouponFault({ row, sums }: CartState, language: string, wording: Wording): string {
  const values = { code: row?.couponCode ?? '', amount: wording.amount(sums.couponMinimum).formatted };
  return say(language, sums.couponFault ?? 'couponUnknown', values);
}
