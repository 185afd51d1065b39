import { expect, it } from 'vitest';
import { amountIn, centsOf, reportedCents } from './amounts.ts';
import { ProviderTimeoutError } from './callProvider.ts';

it.each([
  ['1299.00', 129_900],
  ['1299', 129_900],
  ['1299.5', 129_950],
  ['0.29', 29],
  ['1.10000', 110],
  [8.2, 820],
  [1.005e3, 100_500],
  [4_954.73, 495_473],
])('%s is exactly %i cents', (amount, cents) => {
  expect(centsOf(amount)).toBe(cents);
});

it.each(['', '-1.00', '1,299.00', '12.345', 'USD 5', '1e3', undefined, null, Number.NaN])(
  '%s is not an amount, so the captured amount is unknown',
  (amount) => {
    expect(() => centsOf(amount)).toThrow(ProviderTimeoutError);
  },
);

it('an amount that a provider omits is not zero', () => {
  expect([amountIn(undefined), amountIn('')]).toEqual([{}, {}]);
  expect([reportedCents(undefined), reportedCents(null), reportedCents('')]).toEqual([null, null, null]);
  expect([amountIn('5.00'), reportedCents('5.00')]).toEqual([{ amount: 500 }, 500]);
});
