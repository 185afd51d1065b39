import { useRef, useState } from 'react';
import { type ApiError, messagesOf } from '@/api/apiError';
import { type Payment, type Placed, placeOrderPrivately } from '@/api/cart/privateCart';
import type { Cart } from '@/api/contract/cart';
import { useThunkDispatch } from '@/api/privateCall';
import { attemptClosed, attemptKey, openAttempt } from './attemptKey';

/** How the shopper pays, and whether the answer is shown on this page instead of the next. */
export interface Wish extends Payment {
  recaptchaToken?: string;
  stays?: boolean;
}

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
  const dispatch = useThunkDispatch();
  const [isPlacing, setPlacing] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isInFlight = useRef(false);
  // Read once: what this page itself asks for is answered on this page.
  const [wasOpen] = useState(() => openAttempt()?.fingerprint === fingerprintOf(cart));

  const placeOrder = async ({ stays, ...given }: Wish): Promise<Placed | null> => {
    if (isInFlight.current) return null;
    isInFlight.current = true;
    setPlacing(true);
    setError(null);
    const idempotencyKey = attemptKey(fingerprintOf(cart));
    const wish = placeOrderPrivately({ ...given, method: cart.info.payment_method, idempotencyKey, stays });
    const answer = await dispatch(wish);
    isInFlight.current = false;
    setPlacing(false);
    setError(answer.error ?? null);
    if (!answer.data) return null;
    attemptClosed();
    if (!stays) onPlaced(answer.data);
    return answer.data;
  };

  return {
    placeOrder,
    isPlacing,
    /** The same order was asked for before a reload; asking again makes no second one. */
    isUnanswered: wasOpen && !isPlacing,
    /** Everything that went wrong, in words; the fallback when the server gave none. */
    failures: (fallback: string): string[] => (error ? messagesOf(error, fallback) : []),
  };
}
