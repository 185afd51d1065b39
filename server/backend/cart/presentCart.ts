import type * as z from 'zod/mini';
import type { Address } from '../../../contract/address.ts';
import type { BookedDay, cart } from '../../../contract/cart.ts';
import type { TenantConfig } from '../../../contract/config.ts';
import { chosenPlanOf } from '../checkout/chosenPlanOf.ts';
import { presentPayment } from '../checkout/tenantPayments.ts';
import type { orderItems } from '../database/schema/order.ts';
import { message } from '../messages/message.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import { addressErrors, addressMessage, requiredFieldsOf } from './addressRules.ts';
import { type CartState, type ComputedLineItem, isInvalid } from './cartState.ts';
import { presentDeliveries, reachesAddress } from './delivery.ts';
import { readMailInClaims } from './mailInClaims.ts';
import { type MoneyFormat, moneyFormatOf } from './money.ts';
import { suggestionsFor } from './suggestions.ts';
import type { Totals } from './totals.ts';

type PresentedTotals = Pick<Totals, 'subtotal' | 'discount' | 'delivery' | 'fee' | 'tax' | 'grandTotal'>;

type CartResponse = z.input<typeof cart>;

/** Messages of a response in addition to the cart. */
export interface Notices {
  error?: string[];
  success?: string[];
  couponError?: string;
}

type Goods = Omit<typeof orderItems.$inferSelect, 'orderId' | 'shipped' | 'delivered'>;

/** The goods of a line, as an order stores them. */
export const goodsOf = (
  { links, totals }: CartState,
  { line, product }: ComputedLineItem,
  position: number,
): Goods => ({
  position,
  productId: line.productId,
  simpleId: line.simpleId,
  sku: product.sku,
  name: product.name,
  manufacturer: product.manufacturer,
  modelNumber: product.modelNumber,
  urlKey: product.urlKey,
  imageUrl: product.imageUrl,
  options: product.options,
  children: product.children,
  qty: line.qty,
  price: product.price,
  originalPrice: product.originalPrice,
  discount: totals.lineDiscounts[position] ?? 0,
  addonOf: links.find((link) => link.addonId === line.productId)?.mainId ?? null,
});

/** Maps the goods of a cart or an order to the contract. */
export const presentGoods = (goods: Goods, format: MoneyFormat) => ({
  product_id: String(goods.productId),
  sku: goods.sku,
  name: goods.name,
  qty: goods.qty,
  price: format.money(goods.price),
  original_price: format.money(goods.originalPrice),
  row_total: format.money(goods.price * goods.qty),
  manufacturer: goods.manufacturer,
  model_number: goods.modelNumber,
  url_key: goods.urlKey,
  image_url: goods.imageUrl,
  options: goods.options,
  children: goods.children,
  discount: format.amount(goods.discount),
  crosssell_parent_id: goods.addonOf === null ? null : String(goods.addonOf),
});

const presentLine = ({ line, product, maxQty }: ComputedLineItem, format: MoneyFormat) => ({
  item_id: String(line.itemId),
  is_price_withheld: !product.isPriceShown,
  price_store: product.priceStore || undefined,
  discount_consumer_rebate: format.amount(product.consumerRebate * line.qty),
  discount_instant_savings: format.amount(product.instantSavings * line.qty),
  max_qty: maxQty,
});

/** Maps the totals of a cart or an order to the contract. */
export function presentTotals(totals: PresentedTotals, language: string, format: MoneyFormat) {
  return {
    subtotal: format.money(totals.subtotal, message(language, 'totalSubtotal')),
    discount: format.money(totals.discount, message(language, 'totalDiscount')),
    shipping: format.money(totals.delivery, message(language, 'totalShipping')),
    fee: format.money(totals.fee, message(language, 'totalFee')),
    tax: format.money(totals.tax, message(language, 'totalTax')),
    grand_total: format.money(totals.grandTotal, message(language, 'totalGrand')),
  };
}

const withErrors = <A extends Address>(address: A, config: TenantConfig, language: string): A => ({
  ...address,
  validation_errors: addressErrors(address, requiredFieldsOf(config)).map((error) =>
    addressMessage(language, error),
  ),
});

function addonsOf({ links }: CartState): Record<string, string[]> {
  const addons: Record<string, string[]> = {};
  for (const { mainId, addonId } of links) addons[mainId] = [...(addons[mainId] ?? []), String(addonId)];
  return addons;
}

/** Maps the whole cart to the contract. */
export async function presentCart(
  context: RequestContext,
  state: CartState,
  notices: Notices = {},
): Promise<CartResponse> {
  const { language } = context;
  const config = configOf(context.tenant, language);
  const { row, lines, totals } = state;
  const format = moneyFormatOf(context);
  const dates = {
    delivery: state.calendar.earliest,
    pickup: state.calendar.pickup?.ready_date ?? '',
  };
  const suggestions = await suggestionsFor(context, state);
  const { delivery: calendar } = context.tenant;
  const deliveries =
    lines.length > 0 ? presentDeliveries(context, totals.subtotal, state.shipping.postcode, dates) : [];
  const errors = lines
    .filter(isInvalid)
    .map(({ product }) => message(language, 'stockChanged', { name: product.name }));
  const couponFault = totals.couponError && couponErrorMessage(state, language, format);
  return {
    info: {
      qty: lines.reduce((sum, { line }) => sum + line.qty, 0),
      coupon_code: row?.couponCode ?? '',
      coupon_error: notices.couponError ?? couponFault ?? '',
      email: state.email,
      fees: totals.fee > 0 ? [{ title: message(language, 'totalFee'), amount: totals.fee / 100 }] : [],
      messages: { error: [...(notices.error ?? []), ...errors], success: notices.success ?? [] },
      shipping_method: state.delivery ?? '',
      sales_assistance: row?.salesAssistance ?? '',
      storelocationid: row?.shopId ?? '',
      payment_method: state.payment,
      payment_data: state.paymentData,
      has_error: errors.length > 0,
    },
    items: lines.map((line, position) => ({
      ...presentGoods(goodsOf(state, line, position), format),
      ...presentLine(line, format),
      ...suggestions.get(line.line.productId),
    })),
    totals: presentTotals(totals, language, format),
    addons: addonsOf(state),
    billing_address: withErrors(state.billing, config, language),
    shipping_address: withErrors(state.shipping, config, language),
    shipping_methods: deliveries.filter(({ code }) => reachesAddress(code, calendar, state.shipping)),
    shipping_notice: deliveries.every(({ code }) => reachesAddress(code, calendar, state.shipping))
      ? ''
      : message(language, 'deliveryPostalBox'),
    payment_methods: state.payments.map((one) => presentPayment(one, language, config, state.payable)),
    buymoresavemore_info: totals.granted.map(({ offer, amount }) => ({
      type: offer.type,
      title: offer.title,
      amount: amount / 100,
    })),
    mail_in_rebates: totals.mailIn > 0 ? format.money(totals.mailIn, message(language, 'totalMailIn')) : null,
    mail_in_claims: await readMailInClaims(context, state),
    financing_plan: chosenPlanOf(context, state, state.paymentData),
    packageAI: bookingOf(state),
    delivery: state.calendar.slot,
    pickup: state.calendar.pickup,
    final_price: totals.mailIn > 0 ? format.money(totals.finalPrice, message(language, 'totalFinal')) : null,
  };
}

/** The booking of a delivery date, started or completed (docs/spec/11 §1). */
function bookingOf({ row, delivery }: CartState): CartResponse['packageAI'] {
  const { booking_id, booking_url, delivery_date, title, message } = row?.shippingData ?? {};
  if (!booking_id || !delivery) return null;
  return { bookingUrl: booking_url, shipping_method: delivery, delivery_date, title, message };
}

/** Returns the booked delivery date; null while none is booked. */
export function bookedDayOf({ row, delivery }: CartState): BookedDay | null {
  const { booking_id, delivery_date, title = '', message = '' } = row?.shippingData ?? {};
  return booking_id && delivery && delivery_date ? { delivery_date, title, message } : null;
}

function couponErrorMessage({ row, totals }: CartState, language: string, format: MoneyFormat): string {
  const values = { code: row?.couponCode ?? '', amount: format.amount(totals.couponMinimum).formatted };
  return message(language, totals.couponError ?? 'couponUnknown', values);
}
