import { type Coupon, type CouponFault, couponFault, couponValue } from './coupon.ts';
import { type DeliveryCode, deliveryPrice } from './delivery.ts';
import { type GrantedOffer, grantOffers, type Offer } from './offers.ts';
import { spread } from './spread.ts';
import { taxOf } from './tax.ts';

/** What the sums need of a line. Amounts in cents, for one piece. */
interface PricedLine {
  qty: number;
  price: number;
  /** Sent back by mail after the purchase: never taken off what is paid now. */
  consumerRebate: number;
  manufacturer: string;
  isAddon: boolean;
}

export interface SumRequest {
  lines: readonly PricedLine[];
  offers: readonly Offer[];
  coupon: { code: string; known: Coupon | null } | null;
  delivery: DeliveryCode | null;
  fee: number;
  country: string;
  region: string;
  postcode: string;
  now: Date;
}

/** All amounts in cents; discount is positive and taken off. */
export interface Sums {
  subtotal: number;
  discount: number;
  delivery: number;
  fee: number;
  tax: number;
  grandTotal: number;
  /** What of the discount belongs to each line, in the order of the lines. */
  lineDiscounts: number[];
  couponFault: CouponFault | null;
  /** Least subtotal the coupon asks for. */
  couponMinimum: number;
  granted: GrantedOffer[];
  mailIn: number;
  /** What is left of the grand total once the mail-in rebates have come back. */
  finalPrice: number;
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Takes the instant offers off line by line; each is cut to what its lines still cost. */
function takeInstant(granted: readonly GrantedOffer[], rows: readonly number[]): number[] {
  let left = [...rows];
  for (const { amount, lines } of granted) {
    const shares = spread(
      amount,
      left.map((cents, index) => (lines.includes(index) ? cents : 0)),
    );
    left = left.map((cents, index) => cents - (shares[index] ?? 0));
  }
  return left;
}

const isInstant = ({ offer }: GrantedOffer) => offer.type === 'BuyMoreSaveMore_Instant';

/** Sums a cart exactly: offers first, then the coupon, then delivery, fee and tax (commerce specification §3). */
export function sumCart(request: SumRequest): Sums {
  const { lines, coupon, now, fee, country, region, postcode } = request;
  const rows = lines.map((line) => line.price * line.qty);
  const subtotal = add(rows);
  const granted = grantOffers(request.offers, lines);
  const afterOffers = takeInstant(granted.filter(isInstant), rows);
  const goods = add(afterOffers);

  const fault = coupon ? couponFault(coupon.known, subtotal, now) : null;
  const fullDelivery = request.delivery ? deliveryPrice(request.delivery, subtotal, postcode) : 0;
  const off =
    coupon?.known && !fault ? couponValue(coupon.known, goods, fullDelivery) : { goods: 0, delivery: 0 };
  const couponShares = spread(off.goods, afterOffers);
  const lineDiscounts = rows.map((row, i) => row - (afterOffers[i] ?? row) + (couponShares[i] ?? 0));

  const discount = add(lineDiscounts);
  const delivery = fullDelivery - off.delivery;
  const tax = taxOf({ goods: subtotal - discount + fee, delivery, country, region });
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
    couponFault: fault,
    couponMinimum: coupon?.known?.minimum ?? 0,
    granted,
    mailIn,
    finalPrice: grandTotal - mailIn,
  };
}
