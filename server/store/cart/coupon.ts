import { shareOf } from './tax.ts';

export interface Coupon {
  code: string;
  kind: 'percent' | 'amount' | 'delivery';
  /** percent: thousandths of a percent; amount: cents; delivery: unused. */
  value: number;
  /** Least subtotal in cents. */
  minimum: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

export type CouponFault = 'couponUnknown' | 'couponExpired' | 'couponMinimum';

/** Codes are compared without blanks and case. */
export const normalCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

/** Why a coupon gives nothing now; null when it does. subtotal in cents. */
export function couponFault(coupon: Coupon | null, subtotal: number, now: Date): CouponFault | null {
  if (!coupon) return 'couponUnknown';
  if (coupon.startsAt && now < coupon.startsAt) return 'couponUnknown';
  if (coupon.endsAt && now > coupon.endsAt) return 'couponExpired';
  return subtotal < coupon.minimum ? 'couponMinimum' : null;
}

/** Cents that a valid coupon takes off goods and off the delivery, each at most the whole of it. */
export function couponValue(coupon: Coupon, goods: number, delivery: number) {
  if (coupon.kind === 'delivery') return { goods: 0, delivery };
  const wanted = coupon.kind === 'percent' ? shareOf(goods, coupon.value) : coupon.value;
  return { goods: Math.min(wanted, goods), delivery: 0 };
}
