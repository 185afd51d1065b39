import { cleanup, render } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { ChargeAfterPromotion } from './ChargeAfterPromotion';

function textFor(amount: number, chargeafter: object) {
  cleanup();
  const { wrap } = createTestApp({
    config: { chargeafter, affirm: { enabled: true, plans: [{ months: 60 }] } },
  });
  return render(wrap(<ChargeAfterPromotion amount={amount} />)).container.textContent;
}
const plans = [{ months: 12, apr: 0 }];

it('is shown from 299.99 on, with its own terms (docs/spec/13 §7)', () => {
  expect(textFor(299.98, { enabled: true, plans })).toBe('');
  expect(textFor(299.99, { enabled: true, plans })).toBe(
    'From $25.00 a monthover 12 months at 0% APR with ChargeAfter',
  );
  expect(textFor(299.99, { enabled: true })).toBe('Pay over timewith ChargeAfter');
});

it('is not shown without the method, below the dealer’s own minimum or above its maximum', () => {
  expect(textFor(500, { enabled: false, plans })).toBe('');
  expect(textFor(499, { enabled: true, plans, promo_minimum: 500 })).toBe('');
  expect(textFor(501, { enabled: true, plans, maximum: 500 })).toBe('');
});
