import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccountDisplay } from '@/features/account/accountSlice';
import { wishlistMerged } from '@/features/wishlist/wishlistSlice';

const AccountPanel = lazy(async () => ({
  default: (await import('@/features/account/AccountPanel')).AccountPanel,
}));

/** The account display, once something opens it; a customer's lists leave with the customer. */
export function AccountDisplay() {
  const dispatch = useDispatch();
  if (!useSelector(selectAccountDisplay).isOpen) return null;
  return (
    <Suspense fallback={null}>
      <AccountPanel onSignedOut={() => dispatch(wishlistMerged())} />
    </Suspense>
  );
}
