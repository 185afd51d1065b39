import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapleDelivery } from '../../../demo/tenants/deliveryCalendars.ts';
import { readDeliveryCalendar } from '../delivery/calendar.ts';
import { DELIVERY_CODES } from './delivery.ts';
import type { Coupon, Offer } from './discounts.ts';
import { allocate } from './money.ts';
import { taxRateOf } from './taxes/localTaxes.ts';
import { UNTAXED } from './taxes/taxProvider.ts';
import { computeTotals, type TotalsInput } from './totals.ts';

const now = new Date('2026-11-21T12:00:00Z');
const welcome: Coupon = {
  code: 'WELCOME10',
  kind: 'percent',
  value: 10_000,
  minimum: 0,
  startsAt: null,
  endsAt: null,
};
const calendar = readDeliveryCalendar('maple', mapleDelivery);
const line = (price: number, qty = 1, more = {}) => ({
  price,
  qty,
  consumerRebate: 0,
  manufacturer: 'Alder',
  isAddon: false,
  ...more,
});
const request = (more: Partial<TotalsInput>): TotalsInput => ({
  lines: [],
  offers: [],
  coupon: null,
  delivery: null,
  fee: 0,
  taxRate: UNTAXED,
  postcode: '',
  calendar,
  now,
  ...more,
});

const anyLine = fc.record({
  price: fc.integer({ min: 0, max: 2_000_000 }),
  qty: fc.integer({ min: 1, max: 50 }),
  consumerRebate: fc.integer({ min: 0, max: 50_000 }),
  manufacturer: fc.constantFrom('Alder', 'Boreal'),
  isAddon: fc.boolean(),
});
const anyOffer: fc.Arbitrary<Offer> = fc.record({
  type: fc.constantFrom('BuyMoreSaveMore_Instant' as const, 'BuyMoreSaveMore_MailIn' as const),
  title: fc.constant('Offer'),
  manufacturer: fc.constantFrom(null, 'Alder'),
  tiers: fc.array(
    fc.record({ pieces: fc.integer({ min: 1, max: 9 }), amount: fc.integer({ min: 1, max: 900_000 }) }),
    { maxLength: 3 },
  ),
});
const anyCoupon: fc.Arbitrary<Coupon> = fc.record({
  code: fc.constant('ANY'),
  kind: fc.constantFrom('percent' as const, 'amount' as const, 'delivery' as const),
  value: fc.integer({ min: 0, max: 200_000 }),
  minimum: fc.integer({ min: 0, max: 100_000 }),
  startsAt: fc.constant(null),
  endsAt: fc.constant(null),
});
const anyRequest: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(anyLine, { maxLength: 8 }),
  offers: fc.array(anyOffer, { maxLength: 3 }),
  coupon: fc.option(anyCoupon.map((rule) => ({ code: rule.code, rule }))),
  delivery: fc.option(fc.constantFrom(...DELIVERY_CODES)),
  fee: fc.integer({ min: 0, max: 5000 }),
  taxRate: fc
    .record({
      country: fc.constantFrom('US', 'CA'),
      region: fc.constantFrom('', 'QC', 'MN', 'WA', 'Ontario', 'nowhere'),
      postcode: fc.constantFrom('', '98107', '55401', 'H2X 1Y4'),
    })
    .map(taxRateOf),
  postcode: fc.constantFrom('', '96801', '55401', 'H2X 1Y4'),
  calendar: fc.constantFrom(null, calendar),
  now: fc.constant(now),
});

describe('totals of a cart', () => {
  it('add up to the cent for any cart', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const sums = computeTotals(any);
        const rows = any.lines.map((one) => one.price * one.qty);
        expect(sums.subtotal).toBe(rows.reduce((a, b) => a + b, 0));
        expect(sums.lineDiscounts.reduce((a, b) => a + b, 0)).toBe(sums.discount);
        expect(sums.grandTotal).toBe(sums.subtotal - sums.discount + sums.delivery + sums.fee + sums.tax);
        expect(sums.finalPrice).toBe(sums.grandTotal - sums.mailIn);
        for (const [index, off] of sums.lineDiscounts.entries()) {
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(rows[index] ?? 0);
        }
        for (const value of [sums.discount, sums.delivery, sums.tax, sums.grandTotal, sums.finalPrice]) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('contain the 10 % discount of WELCOME10, allocated to the line items', () => {
    const sums = computeTotals(
      request({ lines: [line(3333), line(3333), line(3334)], coupon: { code: 'x', rule: welcome } }),
    );
    expect(sums.discount).toBe(1000);
    expect(sums.lineDiscounts).toEqual([334, 333, 333]);
  });

  it('contain no discount for an invalid coupon, but its error', () => {
    const lines = [line(10_000)];
    const fault = (rule: Coupon | null) =>
      computeTotals(request({ lines, coupon: { code: 'x', rule } })).couponError;
    expect(fault(null)).toBe('couponUnknown');
    expect(fault({ ...welcome, minimum: 10_001 })).toBe('couponMinimum');
    expect(fault({ ...welcome, endsAt: new Date('2026-01-01') })).toBe('couponExpired');
  });

  it('tax products by region, and delivery in Canada only', () => {
    const lines = [line(100_000)];
    const taxed = (country: string, region: string) => {
      const taxRate = taxRateOf({ country, region, postcode: '' });
      return computeTotals(request({ lines, taxRate, delivery: 'white_glove' })).tax;
    };
    expect(taxed('US', 'MN')).toBe(6875);
    expect(taxed('US', 'oregon')).toBe(0);
    expect(taxed('CA', 'QC')).toBe(17_955);
  });

  it('contain offers by quantity: instant offers lower the price, mail-in rebates only the final price', () => {
    const tiers = [
      { pieces: 2, amount: 10_000 },
      { pieces: 3, amount: 20_000 },
    ];
    const offers: Offer[] = [
      { type: 'BuyMoreSaveMore_Instant', title: 'Two or more', manufacturer: 'Alder', tiers },
      { type: 'BuyMoreSaveMore_MailIn', title: 'By mail', manufacturer: null, tiers },
    ];
    const lines = [line(50_000, 2), line(50_000, 1, { manufacturer: 'Boreal', consumerRebate: 2500 })];
    const sums = computeTotals(request({ lines, offers }));
    expect(sums).toMatchObject({
      discount: 10_000,
      grandTotal: 140_000,
      mailIn: 22_500,
      finalPrice: 117_500,
    });
    expect(sums.lineDiscounts).toEqual([10_000, 0]);
  });

  it('contain a lower delivery fee from the threshold on, and a higher one for distant regions', () => {
    const charged = (price: number, postcode: string) =>
      computeTotals(request({ lines: [line(price)], delivery: 'standard_delivery', postcode })).delivery;
    expect(charged(99_899, '55401')).toBe(9900);
    expect(charged(99_900, '55401')).toBe(0);
    expect(charged(99_900, '96801')).toBe(25_000);
  });
});

describe('a coupon in the totals', () => {
  const taxRate = taxRateOf({ country: 'US', region: 'MN', postcode: '55401' });
  const taxed = { taxRate, lines: [line(100_000)], delivery: 'white_glove' } as const;

  it('reduces the taxed amount', () => {
    const sums = computeTotals(request({ ...taxed, coupon: { code: 'x', rule: welcome } }));
    expect(sums).toMatchObject({ discount: 10_000, tax: 6188, delivery: 19_900, couponMinimum: 0 });
  });

  it('for free delivery takes the delivery off, and states its minimum', () => {
    const rule: Coupon = { ...welcome, kind: 'delivery', minimum: 20_000 };
    const sums = computeTotals(request({ ...taxed, coupon: { code: 'x', rule } }));
    expect(sums).toMatchObject({ discount: 0, delivery: 0, couponMinimum: 20_000, grandTotal: 106_875 });
  });
});

it('grants no offer whose lowest tier is not reached, and counts no add-ons', () => {
  const tiers = [{ pieces: 2, amount: 10_000 }];
  const offers: Offer[] = [{ type: 'BuyMoreSaveMore_Instant', title: 'Two', manufacturer: 'Alder', tiers }];
  const others = [line(50_000), line(900, 5, { isAddon: true }), line(700, 5, { manufacturer: 'Boreal' })];
  expect(computeTotals(request({ lines: others, offers })).granted).toEqual([]);
  const { granted } = computeTotals(request({ lines: [...others, line(40_000)], offers }));
  expect(granted).toEqual([{ offer: offers[0], amount: 10_000, lines: [0, 3] }]);
});

it('allocates an amount so that the shares add up and no share exceeds its weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 9_000_000 }), (sizes, amount) => {
      const shares = allocate(amount, sizes);
      const total = sizes.reduce((a, b) => a + b, 0);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(Math.min(amount, total));
      expect(shares.every((share, index) => share >= 0 && share <= (sizes[index] ?? 0))).toBe(true);
    }),
  );
});
