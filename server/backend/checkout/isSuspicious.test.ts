import { expect, it } from 'vitest';
import type { Address } from '../../../contract/address.ts';
import { isSuspicious } from './isSuspicious.ts';

const home = {
  firstname: 'Ada',
  street: ['1 Main St'],
  city: 'Bend',
  postcode: '97702',
} as unknown as Address;
const office = { ...home, city: 'Salem' };
const risk = {
  paymentMethod: 'checkmo',
  grandTotal: 500_001,
  billing: home,
  shipping: office,
  limit: 500_000,
};

it.each([
  ['staff review a check above the limit to another address', {}, true],
  ['staff do not review a check of exactly the limit', { grandTotal: 500_000 }, false],
  ['staff do not review another payment method', { paymentMethod: 'banktransfer' }, false],
  ['staff do not review a check to the billing address', { shipping: home }, false],
])('%s', (_, change, isReviewed) => {
  expect(isSuspicious({ ...risk, ...change })).toBe(isReviewed);
});
