import { postWishlist } from '@contract/customer';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import type { DelayedWrite } from '@/api/delayedWrites/writeQueue';
import { useMergeWishlist } from './wishlist';
import { productWished } from './wishlistSlice';

/**
 * A product added while offline and with an unknown session is in the device's list. Once a customer turns out to be signed in, it is moved
 * to the customer's list.
 */
export function useSendDeviceWishlist(isSignedIn: boolean): void {
  const merge = useMergeWishlist();
  const send = useEffectEvent(() => void merge());
  useEffect(() => {
    if (isSignedIn) send();
  }, [isSignedIn]);
}

/** If the session ended before a delayed addition was sent, it stays in the device's list, as for a guest. */
export function keepRefusedWish(
  { method, path, body }: DelayedWrite,
  dispatch: Dispatch<UnknownAction>,
): void {
  if (method !== 'POST' || path !== postWishlist.path) return;
  const id = typeof body === 'object' && body !== null && 'product_id' in body ? body.product_id : undefined;
  if (typeof id === 'string') dispatch(productWished(id));
}
