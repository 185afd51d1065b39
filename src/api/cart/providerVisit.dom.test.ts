import { cart as cartShape } from '@contract/cart';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { clearProviderVisit, recordProviderVisit, takeProviderVisit } from './providerVisit';

const cartOf = (amount: number) => z.parse(cartShape, { totals: { grand_total: { amount } } });

beforeEach(() => sessionStorage.clear());

it('is returned once, with the total and the intent of the shopper', () => {
  expect(takeProviderVisit('freedompay')).toBeNull();
  recordProviderVisit(cartOf(99.9), 'freedompay', true);
  expect(takeProviderVisit('freedompay')).toEqual({ total: 99.9, hasSubmitIntent: true });
  expect(takeProviderVisit('freedompay')).toBeNull();
  recordProviderVisit(cartOf(100), 'freedompay');
  expect(takeProviderVisit('freedompay')).toEqual({ total: 100, hasSubmitIntent: false });
});

it('is not that of another method, and can be cleared', () => {
  recordProviderVisit(cartOf(100), 'freedompay', true);
  expect(takeProviderVisit('paypal_express')).toBeNull();
  recordProviderVisit(cartOf(100), 'freedompay', true);
  clearProviderVisit();
  expect(takeProviderVisit('freedompay')).toBeNull();
});
