import * as z from 'zod/mini';
import { type Address, address, type ShippingAddress } from '../../../src/api/contract/address.ts';
import type { PayableCart } from '../checkout/paymentMethod.ts';
import { isOffered, type TenantPayment } from '../checkout/tenantPayments.ts';
import type { Visitor } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';
import { readCoupon, readOffers } from './cartRules.ts';
import type { CartRow, StoredCart } from './cartStore.ts';
import { type DeliveryCode, isDeliveryCode } from './delivery.ts';
import { maxQty, type Stock, type StockedLine } from './goods.ts';
import type { AddonLink } from './lines.ts';
import { keyOf, readGoods, readStock } from './readGoods.ts';
import { type Sums, sumCart } from './totals.ts';

/** A line that can be shown: with its goods, and the most of it that can be bought (null: no limit). */
export type StateLine = StockedLine & { maxQty: number | null };

/** A cart with everything that follows from what is stored. */
export interface CartState {
  /** null while nothing was ever put in. */
  row: CartRow | null;
  lines: StateLine[];
  links: readonly AddonLink[];
  stock: Stock;
  sums: Sums;
  billing: Address;
  shipping: ShippingAddress;
  email: string;
  delivery: DeliveryCode | null;
  payments: TenantPayment[];
  /** As methods see it: its total is without what the chosen one adds. */
  payable: PayableCart;
  /** Chosen and still offered; else empty. */
  payment: string;
}

const BLANK = z.parse(address, {});

function addressesOf(row: CartRow | null, country: string) {
  const blank = { ...BLANK, country_id: country };
  const own = row?.billingAddress ?? blank;
  const billing = { ...own, email: own.email || row?.email || '' };
  const isSame = row?.sameAsBilling ?? false;
  const shipping = isSame ? billing : (row?.shippingAddress ?? blank);
  return { billing, shipping: { ...shipping, same_as_billing: isSame } };
}

/** Works out a cart: what its products cost now, what is on hand, the sums, and how it can be delivered and paid. */
export async function workOut(visitor: Visitor, stored: StoredCart | null): Promise<CartState> {
  const row = stored?.row ?? null;
  const { lines: rawLines, links } = stored?.contents ?? { lines: [], links: [] };
  const config = configOf(visitor.tenant, visitor.language);
  const goods = await readGoods(visitor, rawLines, row?.shopId ?? '');
  const stocked = rawLines.flatMap((line): StockedLine[] => {
    const found = goods.get(keyOf(line));
    return found ? [{ line, goods: found }] : [];
  });
  const stock = await readStock(
    visitor,
    stocked.flatMap((one) => one.goods.units.map((unit) => unit.productId)),
  );
  const { billing, shipping } = addressesOf(row, config.country);
  const delivery = row && isDeliveryCode(row.shippingMethod) ? row.shippingMethod : null;
  const addons = new Set(links.map((link) => link.addonId));
  const goodsAndRules = {
    lines: stocked.map(({ line, goods: { price, consumerRebate, manufacturer, productId } }) => ({
      qty: line.qty,
      price,
      consumerRebate,
      manufacturer,
      isAddon: addons.has(productId),
    })),
    offers: stocked.length > 0 ? await readOffers(visitor) : [],
    coupon: row?.couponCode
      ? { code: row.couponCode, known: await readCoupon(visitor, row.couponCode) }
      : null,
    delivery: stocked.length > 0 ? delivery : null,
    country: shipping.country_id,
    region: shipping.region,
    postcode: shipping.postcode,
    now: visitor.now,
  };
  const beforeFee = sumCart({ ...goodsAndRules, fee: 0 });
  const payable = {
    grandTotal: beforeFee.grandTotal,
    isPickup: delivery === 'store_pickup',
    country: billing.country_id,
    region: billing.region,
  };
  const payments =
    stocked.length > 0 ? visitor.tenant.payments.filter((one) => isOffered(one, config, payable)) : [];
  const chosen = payments.find(({ code }) => code === row?.paymentMethod);
  const fee = chosen?.method.feeOf?.(row?.paymentData ?? {}) ?? 0;
  return {
    row,
    lines: stocked.map((one, index) => ({ ...one, maxQty: maxQty(stocked, index, stock) })),
    links,
    stock,
    sums: fee > 0 ? sumCart({ ...goodsAndRules, fee }) : beforeFee,
    billing,
    shipping,
    email: row?.email || billing.email,
    delivery,
    payments,
    payable,
    payment: chosen?.code ?? '',
  };
}

/** True when a line can't be had any more as it stands. */
export const isFaulty = ({ line, goods, maxQty: most }: StateLine): boolean =>
  !goods.isAddable || (most !== null && line.qty > most);
