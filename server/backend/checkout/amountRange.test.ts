import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPayments, type TestPayments } from '../../../tests/backend/testPayments.ts';

let test: TestPayments;
beforeAll(async () => {
  test = await openTestPayments();
});
afterAll(() => test.close());

it.each([
  ['affirm', 'affirm'],
  ['amazon_payments', 'amazon_checkout'],
  ['freedompay', 'freedompay'],
  ['hps_securesubmit', 'heartland'],
  ['moneris', 'moneris'],
  ['nmicreditcard', 'nmi'],
  ['paypal_checkout', 'paypal'],
] as const)('%s is offered within the range of amounts in the configuration of %s only', (code, block) => {
  const range = { ...test.config[block], enabled: true, minimum: 100, maximum: 500 };
  const config = { ...test.config, [block]: range };
  const isOffered = (grandTotal: number) =>
    test.methodOf(code).isOffered?.(config, { grandTotal, isPickup: false, country: 'US', region: 'OR' });
  expect([9999, 10_000, 50_000, 50_001].map(isOffered)).toEqual([false, true, true, false]);
});
