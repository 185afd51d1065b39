import type { Address, ShippingAddress } from '../../../contract/address.ts';
import type { PayableCart } from '../checkout/paymentMethod.ts';
import { FREE, isOffered, type TenantPayment } from '../checkout/tenantPayments.ts';
import { type CartDelivery, readCartDelivery } from '../delivery/cartDelivery.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import { blankAddress } from './addressRules.ts';
import { maxQty, mostOfService, type Stock, type StockedLineItem } from './cartProduct.ts';
import { type DeliveryCode, isDeliveryCode, reachesAddress } from './delivery.ts';
import { readCoupon, readOffers } from './discounts.ts';
import { type AddonLink, lineItemKey } from './lineItems.ts';
import { readCartProducts, readStock } from './readCartProducts.ts';
import type { CartRow, StoredCart } from './storedCart.ts';
import { readTaxRate } from './taxes/readTaxRate.ts';
import { computeTotals, type Totals } from './totals.ts';

/** A line with its product and the maximum quantity that can be bought (null: no limit). */
export type ComputedLineItem = StockedLineItem & { maxQty: number | null };

/** A cart with everything derived from its stored contents. */
export interface CartState {
  /** null until the cart is first changed. */
  row: CartRow | null;
  lines: ComputedLineItem[];
  links: readonly AddonLink[];
  stock: Stock;
  totals: Totals;
  billing: Address;
  shipping: ShippingAddress;
  email: string;
  delivery: DeliveryCode | null;
  /** Day, hours and location of the delivery or pickup. */
  calendar: CartDelivery;
  payments: TenantPayment[];
  /** The cart as payment methods see it; the total excludes the fee of the chosen method. */
  payable: PayableCart;
  /** Code of the chosen method if it is still offered and its terms apply to this total; otherwise empty. */
  payment: string;
  /** The data stored with that method; empty for another one, such as of a cart that a coupon has made free. */
  paymentData: Readonly<Record<string, string>>;
}

/** The addresses of a cart; blank ones until they are stored. */
export function addressesOf(row: CartRow | null, country: string) {
  const blank = blankAddress(country);
  const own = row?.billingAddress ?? blank;
  const billing = { ...own, email: own.email || row?.email || '' };
  const isSame = row?.sameAsBilling ?? false;
  const shipping = isSame ? billing : (row?.shippingAddress ?? blank);
  return { billing, shipping: { ...shipping, same_as_billing: isSame } };
}

const lowest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Computes a cart: current prices, stock, totals, and the available shipping and payment methods. */
export async function computeCart(context: RequestContext, stored: StoredCart | null): Promise<CartState> {
  const row = stored?.row ?? null;
  const { lines: rawLines, links } = stored?.contents ?? { lines: [], links: [] };
  const config = configOf(context.tenant, context.language);
  const products = await readCartProducts(context, rawLines, row?.shopId ?? '');
  const stocked = rawLines.flatMap((line): StockedLineItem[] => {
    const found = products.get(lineItemKey(line));
    return found ? [{ line, product: found }] : [];
  });
  const stock = await readStock(
    context,
    stocked.flatMap((one) => one.product.units.map((unit) => unit.productId)),
  );
  const { billing, shipping } = addressesOf(row, config.country);
  const chosenMethod = row && isDeliveryCode(row.shippingMethod) ? row.shippingMethod : null;
  // A method that does not reach the address must be chosen again.
  const delivery =
    chosenMethod && reachesAddress(chosenMethod, context.tenant.delivery, shipping) ? chosenMethod : null;
  const calendar = await readCartDelivery(context, {
    lines: stocked,
    stock,
    method: delivery,
    postcode: shipping.postcode,
    shippingData: row?.shippingData ?? {},
    locationId: row?.shopId ?? '',
  });
  const addons = new Set(links.map((link) => link.addonId));
  const goodsAndRules = {
    lines: stocked.map(({ line, product: { price, consumerRebate, manufacturer, productId } }) => ({
      qty: line.qty,
      price,
      consumerRebate,
      manufacturer,
      isAddon: addons.has(productId),
    })),
    offers: stocked.length > 0 ? await readOffers(context) : [],
    coupon: row?.couponCode
      ? { code: row.couponCode, rule: await readCoupon(context, row.couponCode) }
      : null,
    delivery: stocked.length > 0 ? delivery : null,
    taxRate: await readTaxRate(context, shipping, delivery, row?.shopId ?? ''),
    postcode: shipping.postcode,
    calendar: context.tenant.delivery,
    now: context.now,
  };
  const beforeFee = computeTotals({ ...goodsAndRules, fee: 0 });
  const payable = {
    grandTotal: beforeFee.grandTotal,
    isPickup: delivery === 'store_pickup',
    country: billing.country_id,
    region: billing.region,
  };
  const payments =
    stocked.length > 0 ? context.tenant.payments.filter((one) => isOffered(one, config, payable)) : [];
  const paymentData = row?.paymentData ?? {};
  const isChosen = ({ code, method }: TenantPayment) =>
    code === row?.paymentMethod && (method.isCurrent?.(paymentData, payable.grandTotal, config) ?? true);
  // A cart with a total of 0 has only one payment method.
  const chosen = payments.find((one) => one.code === FREE || isChosen(one));
  const fee = chosen?.method.feeOf?.(paymentData) ?? 0;
  return {
    row,
    lines: stocked.map((one, index) => ({
      ...one,
      maxQty: lowest(maxQty(stocked, index, stock), mostOfService(stocked, one, links)),
    })),
    links,
    stock,
    totals: fee > 0 ? computeTotals({ ...goodsAndRules, fee }) : beforeFee,
    billing,
    shipping,
    email: row?.email || billing.email,
    delivery,
    calendar,
    payments,
    payable,
    payment: chosen?.code ?? '',
    paymentData: chosen && isChosen(chosen) ? paymentData : {},
  };
}

/** Returns true when a line can't be bought in its quantity any more. */
export const isInvalid = ({ line, product, maxQty: limit }: ComputedLineItem): boolean =>
  !product.isAddable || (limit !== null && line.qty > limit);
