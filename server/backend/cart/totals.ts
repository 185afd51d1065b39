import type { DeliveryCalendar } from '../delivery/calendar.ts';
import { type DeliveryCode, deliveryPrice } from './delivery.ts';
import {
  type Coupon,
  type CouponErrorCode,
  couponErrorOf,
  couponValue,
  type GrantedOffer,
  grantOffers,
  type Offer,
} from './discounts.ts';
import { allocate, shareOf } from './money.ts';
import type { TaxRate } from './taxes/taxProvider.ts';

/** The fields of a line that affect the totals. Amounts in cents, per piece. */
interface PricedLine {
  qty: number;
  price: number;
  /** Mail-in rebate, paid back after the purchase; never deducted from the amount due now. */
  consumerRebate: number;
  manufacturer: string;
  isAddon: boolean;
}

export interface TotalsInput {
  lines: readonly PricedLine[];
  offers: readonly Offer[];
  coupon: { code: string; rule: Coupon | null } | null;
  delivery: DeliveryCode | null;
  fee: number;
  /** Tax rate at the place of delivery or pickup. */
  taxRate: TaxRate;
  /** Postcode of the delivery address; empty while unknown. */
  postcode: string;
  /** The tenant's calendar with its delivery zones; null if there is none. */
  calendar: DeliveryCalendar | null;
  now: Date;
}

/** All amounts in cents; discount is positive and will be subtracted. */
export interface Totals {
  subtotal: number;
  discount: number;
  delivery: number;
  fee: number;
  tax: number;
  grandTotal: number;
  /** The discount of each line, in the order of the lines. */
  lineDiscounts: number[];
  couponError: CouponErrorCode | null;
  /** Minimum subtotal of the coupon. */
  couponMinimum: number;
  granted: GrantedOffer[];
  mailIn: number;
  /** The grand total minus the mail-in rebates. */
  finalPrice: number;
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Subtracts instant offers from the lines; each offer is limited to the remaining price of its lines. */
function deductInstantOffers(granted: readonly GrantedOffer[], rows: readonly number[]): number[] {
  let left = [...rows];
  for (const { amount, lines } of granted) {
    const shares = allocate(
      amount,
      left.map((cents, index) => (lines.includes(index) ? cents : 0)),
    );
    left = left.map((cents, index) => cents - (shares[index] ?? 0));
  }
  return left;
}

const isInstant = ({ offer }: GrantedOffer) => offer.type === 'BuyMoreSaveMore_Instant';

/**
 * Computes the totals of a cart: offers first, then the coupon, then delivery, fee and tax (docs/spec/11 §1).
 */
export function computeTotals(request: TotalsInput): Totals {
  const { lines, coupon, now, fee, taxRate, postcode } = request;
  const rows = lines.map((line) => line.price * line.qty);
  const subtotal = add(rows);
  const granted = grantOffers(request.offers, lines);
  const afterOffers = deductInstantOffers(granted.filter(isInstant), rows);
  const goods = add(afterOffers);

  const error = coupon ? couponErrorOf(coupon.rule, subtotal, now) : null;
  const fullDelivery = request.delivery
    ? deliveryPrice(request.delivery, subtotal, request.calendar, postcode)
    : 0;
  const off =
    coupon?.rule && !error ? couponValue(coupon.rule, goods, fullDelivery) : { goods: 0, delivery: 0 };
  const couponShares = allocate(off.goods, afterOffers);
  const lineDiscounts = rows.map((row, i) => row - (afterOffers[i] ?? row) + (couponShares[i] ?? 0));

  const discount = add(lineDiscounts);
  const delivery = fullDelivery - off.delivery;
  const taxable = subtotal - discount + fee + (taxRate.isDeliveryTaxed ? delivery : 0);
  const tax = shareOf(taxable, taxRate.rate);
  const grandTotal = subtotal - discount + delivery + fee + tax;
  const byMail = add(granted.filter((one) => !isInstant(one)).map((one) => one.amount));
  const mailIn = Math.min(grandTotal, add(lines.map((line) => line.consumerRebate * line.qty)) + byMail);
  return {
    subtotal,
    discount,
    delivery,
    fee,
    tax,
    grandTotal,
    lineDiscounts,
    couponError: error,
    couponMinimum: coupon?.rule?.minimum ?? 0,
    granted,
    mailIn,
    finalPrice: grandTotal - mailIn,
  };
}
