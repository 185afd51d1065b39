import { shareOf } from './tax.ts';

export interface Coupon {
  code: string;
  kind: 'percent' | 'amount' | 'delivery';
  /** percent: thousandths of a percent; amount: cents; delivery: unused. */
  value: number;
  /** Minimum subtotal in cents. */
  minimum: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

export type CouponErrorCode = 'couponUnknown' | 'couponExpired' | 'couponMinimum';

/** Normalises a coupon code: codes are compared without spaces and case. */
export const normalizeCouponCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

/** Returns why a coupon does not apply now; null when it applies. subtotal in cents. */
export function couponErrorOf(coupon: Coupon | null, subtotal: number, now: Date): CouponErrorCode | null {
  if (!coupon) return 'couponUnknown';
  if (coupon.startsAt && now < coupon.startsAt) return 'couponUnknown';
  if (coupon.endsAt && now > coupon.endsAt) return 'couponExpired';
  return subtotal < coupon.minimum ? 'couponMinimum' : null;
}

/** Returns the discount of a valid coupon on goods and delivery in cents, each limited to the full amount. */
export function couponValue(coupon: Coupon, goods: number, delivery: number) {
  if (coupon.kind === 'delivery') return { goods: 0, delivery };
  const wanted = coupon.kind === 'percent' ? shareOf(goods, coupon.value) : coupon.value;
  return { goods: Math.min(wanted, goods), delivery: 0 };
}
