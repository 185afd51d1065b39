import { describe, expect, it } from 'vitest';
import { type Coupon, couponErrorOf, couponValue, normalizeCouponCode } from './discounts.ts';

const START = new Date('2026-11-01T00:00:00Z');
const END = new Date('2026-11-30T00:00:00Z');
const DAY_MS = 86_400_000;
const coupon: Coupon = {
  code: 'FALL',
  kind: 'percent',
  value: 10_000,
  minimum: 50_000,
  startsAt: START,
  endsAt: END,
};
const at = (time: Date, days = 0) => new Date(time.getTime() + days * DAY_MS);

describe('a coupon', () => {
  it('is found by its code without spaces and in any case', () => {
    expect(normalizeCouponCode(' wel come  10 ')).toBe('WELCOME10');
  });

  it.each([
    ['before its start', at(START, -1), 50_000, 'couponUnknown'],
    ['at its start', START, 50_000, null],
    ['at its end', END, 50_000, null],
    ['after its end', at(END, 1), 50_000, 'couponExpired'],
    ['a cent below its minimum', at(START, 1), 49_999, 'couponMinimum'],
  ])('%s', (_, now, subtotal, error) => {
    expect(couponErrorOf(coupon, subtotal, now)).toBe(error);
  });

  it('without dates applies at any time', () => {
    const unlimited = { ...coupon, startsAt: null, endsAt: null };
    expect(couponErrorOf(unlimited, 50_000, new Date(0))).toBeNull();
    expect(couponErrorOf(null, 50_000, START)).toBe('couponUnknown');
  });

  it('takes a share, an amount of at most the goods, or the delivery off', () => {
    expect(couponValue(coupon, 80_000, 9900)).toEqual({ goods: 8000, delivery: 0 });
    expect(couponValue({ ...coupon, kind: 'amount' }, 80_000, 9900)).toEqual({ goods: 10_000, delivery: 0 });
    expect(couponValue({ ...coupon, kind: 'amount' }, 4000, 9900)).toEqual({ goods: 4000, delivery: 0 });
    expect(couponValue({ ...coupon, kind: 'delivery' }, 80_000, 9900)).toEqual({ goods: 0, delivery: 9900 });
  });
});
