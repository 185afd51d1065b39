import { useRef, useState } from 'react';
import { isOffline, messagesOf } from '@/api/apiError';
import type { Cart } from '@/api/contract/cart';
import { attemptClosed, attemptKey, openAttempt } from './attemptKey';
import { type Placed, usePlaceOrderMutation } from './checkoutApi';

/** The same goods, ways and money: the same attempt. */
const fingerprintOf = ({ items, info, totals }: Cart) =>
  [
    ...items.map(({ item_id, qty }) => `${item_id}x${qty}`),
    info.shipping_method,
    info.payment_method,
    totals.grand_total.amount,
  ].join('~');

/** Places the order once, however often it is pressed. An answer that never came is asked for again with the same key. */
export function usePlaceOrder(cart: Cart, onPlaced: (placed: Placed) => void) {
  const [place, { isLoading, error }] = usePlaceOrderMutation();
  const isInFlight = useRef(false);
  // Read once: what this page itself asks for is answered on this page.
  const [wasOpen] = useState(() => openAttempt()?.fingerprint === fingerprintOf(cart));

  const placeOrder = async (given: { data?: Record<string, unknown>; recaptchaToken?: string }) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const body = {
      payment_method: cart.info.payment_method,
      data: given.data ?? {},
      ...(given.recaptchaToken ? { 'g-recaptcha-response': given.recaptchaToken } : {}),
    };
    const idempotencyKey = attemptKey(fingerprintOf(cart));
    let answer = await place({ ...body, idempotencyKey });
    if (answer.error && isOffline(answer.error)) answer = await place({ ...body, idempotencyKey });
    isInFlight.current = false;
    if (!answer.data) return;
    attemptClosed();
    onPlaced(answer.data);
  };

  return {
    placeOrder,
    isPlacing: isLoading,
    /** The same order was asked for before a reload; asking again makes no second one. */
    isUnanswered: wasOpen && !isLoading,
    /** Everything that went wrong, in words; the fallback when the server gave none. */
    failures: (fallback: string): string[] => (error ? messagesOf(error, fallback) : []),
  };
}
