import type { Cart } from '@contract/cart';
import { useEffect, useRef, useState } from 'react';
import { isRejection, type PlacedOrder, placeOrderUncached } from '@/api/cart/placeOrder';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { forgetAddressDraft } from './addressDraft';
import { clearAttempt, pendingAttempt } from './idempotencyKey';
import { forgetCheckout } from './startedCheckout';

/**
 * Recovers an order whose response was lost, for example by a reload during the request: the cart is empty and an attempt is pending. The
 * same idempotency key returns that order and can't create another, because an empty cart is rejected. @returns true while the request is
 * running
 */
export function useRecoveredOrder(cart: Cart | undefined, onFound: (placed: PlacedOrder) => void): boolean {
  const dispatch = useThunkDispatch();
  const [isRecovering, setRecovering] = useState(false);
  const attemptedKey = useRef('');
  const isEmpty = cart !== undefined && cart.items.length === 0;

  useEffect(() => {
    const key = isEmpty ? pendingAttempt()?.key : undefined;
    if (!key || attemptedKey.current === key) return;
    attemptedKey.current = key;
    const recover = async () => {
      setRecovering(true);
      const result = await dispatch(placeOrderUncached({ method: '', idempotencyKey: key }));
      setRecovering(false);
      if (result.error && !isRejection(result.error)) return;
      clearAttempt();
      if (!result.data) return;
      forgetCheckout();
      forgetAddressDraft();
      onFound(result.data);
    };
    void recover();
  }, [isEmpty, dispatch, onFound]);

  return isRecovering;
}
