import { useRef } from 'react';
import { isOffline, messageOf } from '@/api/apiError';
import type { Cart } from '@/api/contract/cart';
import { attemptConfirmed, attemptKey } from './attemptKey';
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
    attemptConfirmed();
    onPlaced(answer.data);
  };

  return {
    placeOrder,
    isPlacing: isLoading,
    /** What went wrong, in words; the fallback when the server gave none. */
    failure: (fallback: string) => (error ? messageOf(error, fallback) : null),
  };
}
