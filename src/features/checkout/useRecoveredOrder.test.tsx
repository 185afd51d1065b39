import { cart as cartShape } from '@contract/cart';
import { renderHook, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { idempotencyKeyFor, pendingAttempt } from './idempotencyKey';
import { hasCheckoutStarted, noteCheckout } from './startedCheckout';
import { useRecoveredOrder } from './useRecoveredOrder';

afterEach(() => sessionStorage.clear());

const price = { amount: 0 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
const emptyCart = z.parse(cartShape, { items: [], totals: { ...sums, grand_total: price } });

it('ends the checkout of an order whose response was lost, so that its empty cart is not reported as lost', async () => {
  noteCheckout();
  const key = idempotencyKeyFor('the cart');
  sessionStorage.setItem('checkout.address', '{}');
  const { wrap } = createTestApp({
    send: async ({ path, idempotencyKey }) =>
      path === '/cart/place' && idempotencyKey === key
        ? { status: 200, body: { order: { entity_id: '7', increment_id: 'M-100007' } } }
        : { status: 200, body: emptyCart },
  });
  const onFound = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => wrap(children);
  renderHook(() => useRecoveredOrder(emptyCart, onFound), { wrapper });
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(onFound.mock.calls[0]).toMatchObject([{ order: { increment_id: 'M-100007' } }]);
  expect(pendingAttempt()).toBeNull();
  expect(hasCheckoutStarted()).toBe(false);
  expect(sessionStorage.getItem('checkout.address')).toBeNull();
});
