import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { address, shippingAddress } from '../../../contract/address';
import { blockingReasons, type Checkout } from './readiness.ts';

const place = {
  firstname: 'Ada',
  lastname: 'Lind',
  street: ['1 Elm St'],
  city: 'Edina',
  region: 'MN',
  postcode: '55401',
};
const READY: Checkout = {
  isEmpty: false,
  isInvalid: false,
  isAccountMissing: false,
  billing: z.parse(address, { ...place, telephone: '(612) 555-0142', email: 'ada@example.com' }),
  shipping: z.parse(shippingAddress, { ...place, same_as_billing: true }),
  requiredFields: [],
  email: 'ada@example.com',
  shippingMethod: 'standard_delivery',
  isSlotTaken: false,
  isPickupPlaceMissing: false,
  chosenPayment: 'checkmo',
  requestedPayment: 'checkmo',
  isCaptchaRequired: false,
  captchaToken: '',
};
const blocked = (more: Partial<Checkout>) => blockingReasons({ ...READY, ...more });

const NOBODY = { firstname: '', lastname: '', street: [] };

describe('readiness of the checkout', () => {
  it('accepts a complete checkout', () => {
    expect(blockingReasons(READY)).toEqual([]);
  });

  it.each<[string, Partial<Checkout>, string]>([
    ['an empty cart', { isEmpty: true }, 'cartEmpty'],
    ['a line that is gone', { isInvalid: true }, 'cartFaulty'],
    ['a guest where guests may not order', { isAccountMissing: true }, 'signInRequired'],
    ['an email shorter than three', { email: 'ab' }, 'email'],
    ['no shipping method', { shippingMethod: '' }, 'shippingMethod'],
    ['a slot that others have filled', { isSlotTaken: true }, 'deliverySlotTaken'],
    ['no store for the pickup', { isPickupPlaceMissing: true }, 'pickupLocation'],
    ['no payment', { chosenPayment: '' }, 'paymentMethod'],
    [
      'neither a chosen nor a requested payment',
      { chosenPayment: '', requestedPayment: '' },
      'paymentMethod',
    ],
    ['another payment than the chosen one', { requestedPayment: 'banktransfer' }, 'paymentMethod'],
    ['no token while the captcha is asked', { isCaptchaRequired: true }, 'recaptcha'],
    ['no first name to ship to', { shipping: { ...READY.shipping, firstname: '' } }, 'shippingAddress'],
    ['a wrong place to ship to', { shipping: { ...READY.shipping, postcode: '1' } }, 'shippingAddress'],
    ['no address to ship to', { shipping: { ...READY.shipping, ...NOBODY } }, 'shippingAddress'],
    ['no address of the payer', { billing: { ...READY.billing, ...NOBODY } }, 'billingAddress'],
    ['a wrong place of the payer', { billing: { ...READY.billing, postcode: '1' } }, 'billingAddress'],
    ['no telephone of the payer', { billing: { ...READY.billing, telephone: '' } }, 'billingAddress'],
    ['no email of the payer', { billing: { ...READY.billing, email: '' } }, 'billingAddress'],
    ['twins not declared', { shipping: { ...READY.shipping, same_as_billing: false } }, 'sameAsBilling'],
  ])('rejects %s', (_, more, reason) => {
    expect(blocked(more)).toEqual([reason]);
  });

  it.each(['cognical_zibby_loan', 'katapult_payment_loan', 'acimacheckout', 'freedompay'])(
    'accepts %s without a selected payment method',
    (askedPayment) => {
      expect(blocked({ requestedPayment: askedPayment, chosenPayment: '' })).toEqual([]);
    },
  );

  it('accepts an email of three characters, and two addresses that differ', () => {
    const shipping = { ...READY.shipping, street: ['2 Elm Street'], same_as_billing: false };
    expect(blocked({ email: 'a@b', shipping })).toEqual([]);
  });

  it('accepts a captcha token', () => {
    expect(blocked({ isCaptchaRequired: true, captchaToken: 'token' })).toEqual([]);
  });
});
