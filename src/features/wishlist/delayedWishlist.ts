import { postWishlist } from '@contract/customer';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import type { DelayedWrite } from '@/api/delayedWrites/writeQueue';
import { useMergeWishlist } from './wishlist';
import { productWished } from './wishlistSlice';

/**
 * A heart that was clicked without network while the session was unknown is on the list of the device. Once a customer
 * turns out to be signed in, it belongs to the customer's list.
 */
export function useSendDeviceWishlist(isSignedIn: boolean): void {
  const merge = useMergeWishlist();
  const send = useEffectEvent(() => void merge());
  useEffect(() => {
    if (isSignedIn) send();
  }, [isSignedIn]);
}

/** The session ended before a delayed heart was sent: it stays on the list of the device, as that of a guest. */
export function keepRefusedWish(
  { method, path, body }: DelayedWrite,
  dispatch: Dispatch<UnknownAction>,
): void {
  if (method !== 'POST' || path !== postWishlist.path) return;
  const id = typeof body === 'object' && body !== null && 'product_id' in body ? body.product_id : undefined;
  if (typeof id === 'string') dispatch(productWished(id));
}
