import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsSignedIn } from '@/api/sessionApi';
import type { SavedDispatch } from '@/features/cart/saved/saved';
import { selectSavedItems } from '@/features/cart/saved/savedSlice';
import type { ViewedDispatch } from '@/features/product/viewed/viewed';
import { selectDeviceViewedIds } from '@/features/product/viewed/viewedSlice';

/**
 * Moves the lists that a guest saved and viewed on this device to the account, however the customer signed in. The lists may arrive after
 * the session, because the device restores them when the page is idle.
 */
export function CustomerLists() {
  const dispatch = useDispatch<SavedDispatch & ViewedDispatch>();
  const isSignedIn = useIsSignedIn();
  const hasSaved = useSelector(selectSavedItems).length > 0;
  const hasViewed = useSelector(selectDeviceViewedIds).length > 0;
  useEffect(() => {
    if (!isSignedIn || !hasSaved) return;
    void import('@/features/cart/saved/saved').then(({ moveSavedToAccount }) =>
      dispatch(moveSavedToAccount()),
    );
  }, [isSignedIn, hasSaved, dispatch]);
  useEffect(() => {
    if (!isSignedIn || !hasViewed) return;
    void import('@/features/product/viewed/viewed').then(({ moveViewedToAccount }) =>
      dispatch(moveViewedToAccount()),
    );
  }, [isSignedIn, hasViewed, dispatch]);
  return null;
}
