import { cart as cartShape } from '@contract/cart';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { clearSubmitIntent, hasSubmitIntent, recordSubmitIntent } from './submitIntent';

const cartOf = (amount: number) => {
  const total = { amount };
  const sums = { subtotal: total, discount: total, shipping: total, fee: total, tax: total };
  return z.parse(cartShape, {
    info: { payment_method: 'freedompay' },
    totals: { ...sums, grand_total: total },
  });
};

beforeEach(() => sessionStorage.clear());

it('holds for the same method and total until it is cleared, however often it is read', () => {
  expect(hasSubmitIntent(cartOf(100))).toBe(false);
  recordSubmitIntent(cartOf(100));
  expect(hasSubmitIntent(cartOf(100))).toBe(true);
  expect(hasSubmitIntent(cartOf(90))).toBe(false);
  expect(hasSubmitIntent(cartOf(100))).toBe(true);
  clearSubmitIntent();
  expect(hasSubmitIntent(cartOf(100))).toBe(false);
});
