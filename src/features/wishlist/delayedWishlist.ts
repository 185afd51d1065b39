import { postWishlist } from '@contract/customer';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import type { DelayedWrite } from '@/api/delayedWrites/writeQueue';
import { useMergeWishlist } from './wishlist';
import { productWished, selectDeviceWishlistIds } from './wishlistSlice';

/**
 * Moves the device's list to the customer's once a customer is signed in: the list of a guest, and products added offline while the session
 * was unknown. The list may arrive after the session, because the device restores it when the page is idle.
 */
export function useSendDeviceWishlist(isSignedIn: boolean): void {
  const merge = useMergeWishlist();
  const isNeeded = useSelector(selectDeviceWishlistIds).length > 0 && isSignedIn;
  const send = useEffectEvent(() => void merge());
  useEffect(() => {
    if (isNeeded) send();
  }, [isNeeded]);
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
