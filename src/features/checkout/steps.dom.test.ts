import { cart } from '@contract/cart';
import { tenantConfig } from '@contract/config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rememberProvider, withChosenProvider } from '@/api/cart/chosenProvider';
import { isDayMissing } from './bookingDay';
import { blockedReasons } from './readiness';
import { noteBooking } from './startedCheckout';
import { furthestStep, reachableStep, stepOf } from './steps';

const zero = { amount: 0 };
const totals = { subtotal: zero, discount: zero, shipping: zero, fee: zero, tax: zero, grand_total: zero };
const person = {
  firstname: 'Ada',
  lastname: 'Byron',
  street: ['1 Elm St'],
  city: 'Salem',
  region: 'OR',
  postcode: '97301',
};
const billing = { ...person, telephone: '(503) 234-5678' };
const whole = {
  info: { email: 'ada@example.com', shipping_method: 'standard', payment_method: 'checkmo' },
  billing_address: billing,
  shipping_address: { ...person, same_as_billing: true },
  totals,
};
const cartOf = (changes: object = {}) => z.parse(cart, { ...whole, ...changes });
const gate = { needsRecaptcha: false, recaptchaToken: '' };

describe('steps of the checkout', () => {
  it.each([
    [undefined, 'address'],
    ['onepage', 'address'],
    ['delivery', 'delivery'],
    ['nonsense', 'address'],
  ])('the path segment %s maps to the step %s', (segment, step) => expect(stepOf(segment)).toBe(step));

  it('end at the first incomplete one', () => {
    expect(furthestStep(cartOf({ billing_address: {} }))).toBe('address');
    expect(
      furthestStep(cartOf({ shipping_address: { ...person, validation_errors: ['No such street'] } })),
    ).toBe('address');
    expect(furthestStep(cartOf({ info: { email: 'a@b.c' } }))).toBe('delivery');
    expect(furthestStep(cartOf({ info: { email: 'a@b.c', shipping_method: 'standard' } }))).toBe('payment');
    expect(furthestStep(cartOf())).toBe('review');
  });

  it('a step past the incomplete one shows the incomplete one', () => {
    expect(reachableStep('review', 'delivery')).toBe('delivery');
    expect(reachableStep('address', 'review')).toBe('address');
  });

  it('end at the delivery while its day is not booked, unless the booking service is down', () => {
    const config = z.parse(tenantConfig, { packageai: { enabled: true, shipping_methods: ['standard'] } });
    const stepOfBooking = (packageAI: object | null) => {
      const booking = cartOf({ packageAI });
      return furthestStep(booking, isDayMissing(config, booking, booking.info.shipping_method));
    };
    const day = { shipping_method: 'standard', delivery_date: '2026-12-01' };
    expect(stepOfBooking(null)).toBe('delivery');
    expect(stepOfBooking({ ...day, delivery_date: '' })).toBe('delivery');
    expect(stepOfBooking({ ...day, shipping_method: 'white_glove' })).toBe('delivery');
    expect(stepOfBooking(day)).toBe('review');
    noteBooking(false);
    expect(stepOfBooking(null)).toBe('review');
    noteBooking(true);
    expect(stepOfBooking(null)).toBe('delivery');
  });
});

describe('the reasons that block an order', () => {
  it('nothing, when the data is complete', () => expect(blockedReasons(cartOf(), gate)).toEqual([]));

  it.each([
    ['billing', { billing_address: { ...billing, telephone: '' } }],
    ['shipping', { shipping_address: { ...person, firstname: '' } }],
    ['sameAddress', { shipping_address: { ...person, same_as_billing: false } }],
    ['shippingMethod', { info: { ...whole.info, shipping_method: '' } }],
    ['payment', { info: { ...whole.info, payment_method: '' } }],
  ])('%s', (reason, changes) => expect(blockedReasons(cartOf(changes), gate)).toEqual([reason]));

  it('an email shorter than 3 characters', () => {
    expect(blockedReasons(cartOf({ info: { ...whole.info, email: 'a@' } }), gate)).toEqual(['email']);
  });

  it('no payment method, unless the shopper chose a provider that takes it on its own page', () => {
    const payment_methods = ['katapult_payment_loan', 'affirm'].map((code) => ({ code, title: code }));
    const unpaid = cartOf({ info: { ...whole.info, payment_method: '' }, payment_methods });
    rememberProvider(unpaid, 'affirm');
    expect(blockedReasons(withChosenProvider(unpaid), gate)).toEqual(['payment']);
    expect(furthestStep(withChosenProvider(unpaid))).toBe('payment');
    rememberProvider(unpaid, 'katapult_payment_loan');
    expect(blockedReasons(withChosenProvider(unpaid), gate)).toEqual([]);
    expect(furthestStep(withChosenProvider(unpaid))).toBe('review');
  });

  it('an unsolved recaptcha', () => {
    expect(blockedReasons(cartOf(), { ...gate, needsRecaptcha: true })).toEqual(['recaptcha']);
    expect(blockedReasons(cartOf(), { ...gate, needsRecaptcha: true, recaptchaToken: 'ok' })).toEqual([]);
  });
});
