import { useEffect, useRef, useState } from 'react';
import { isOffline } from '@/api/apiError';
import { type Placed, placeOrderPrivately } from '@/api/cart/privateCart';
import type { Cart } from '@/api/contract/cart';
import { useThunkDispatch } from '@/api/privateCall';
import { attemptClosed, openAttempt } from './attemptKey';

/**
 * Finds an order whose answer was lost, as by a reload in mid flight: the cart is empty, the attempt open. The same key
 * answers with that order and can make no other, for an empty cart is refused.
 * @returns true while it is being asked for
 */
export function useLostOrder(cart: Cart | undefined, onFound: (placed: Placed) => void): boolean {
  const dispatch = useThunkDispatch();
  const [isAsking, setAsking] = useState(false);
  const asked = useRef('');
  const isEmpty = cart !== undefined && cart.items.length === 0;

  useEffect(() => {
    const key = isEmpty ? openAttempt()?.key : undefined;
    if (!key || asked.current === key) return;
    asked.current = key;
    const ask = async () => {
      setAsking(true);
      const answer = await dispatch(placeOrderPrivately({ method: '', idempotencyKey: key }));
      setAsking(false);
      if (answer.error && isOffline(answer.error)) return;
      attemptClosed();
      if (answer.data) onFound(answer.data);
    };
    void ask();
  }, [isEmpty, dispatch, onFound]);

  return isAsking;
}
