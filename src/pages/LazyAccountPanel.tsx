import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccountDisplay } from '@/features/account/accountSlice';
import { wishlistCleared } from '@/features/wishlist/wishlistSlice';

const AccountPanel = lazy(async () => ({
  default: (await import('@/features/account/AccountPanel')).AccountPanel,
}));

/** Loads the account panel once it is opened; sign-out clears the wish list of this device. */
export function LazyAccountPanel() {
  const dispatch = useDispatch();
  if (!useSelector(selectAccountDisplay).isOpen) return null;
  return (
    <Suspense fallback={null}>
      <AccountPanel onSignedOut={() => dispatch(wishlistCleared())} />
    </Suspense>
  );
}
