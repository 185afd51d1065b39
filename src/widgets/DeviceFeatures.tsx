import { Suspense, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Services } from '@/api/call';
import { cartApi } from '@/api/cart/cartApi';
import { selectIsShopSilent } from '@/api/connectionSlice';
import { startDelayedWrites } from '@/api/delayedWrites/sendDelayedWrites';
import { useIsSignedIn } from '@/api/sessionApi';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { lazyPart } from '@/browser/lazyPart';
import { requestPersistence } from '@/browser/storagePersistence';
import { InstallOffer } from '@/features/install/InstallOffer';
import { useCartBadge } from '@/features/install/useCartBadge';
import { useFreshness } from '@/features/offline/useFreshness';
import { useKeepPages, useKeepProducts } from '@/features/offline/useKeepSeen';
import { NOTICES_ID } from '@/features/shell/notices/SiteNotices';
import { useIsOnline } from '@/features/shell/notices/useIsOnline';
import { pageAgeFound, waitingWritesCounted } from '@/features/shell/siteSlice';
import { keepRefusedWish, useSendDeviceWishlist } from '@/features/wishlist/delayedWishlist';
import { selectWishlistIds, type WishlistRootState } from '@/features/wishlist/wishlist';

const SeenPages = lazyPart(async () => ({
  default: (await import('@/features/offline/SeenPages')).SeenPages,
}));

/** Sends changes made offline, and shows how many are waiting. */
function useDelayedWrites(): void {
  const dispatch = useDispatch();
  const dispatchThunk = useThunkDispatch();
  useEffect(() => {
    return dispatchThunk((_dispatch: unknown, _getState: unknown, services: Services) =>
      startDelayedWrites({
        services,
        dispatch,
        onCount: (count) => dispatch(waitingWritesCounted(count)),
        onRefused: (write) => keepRefusedWish(write, dispatch),
      }),
    );
  }, [dispatch, dispatchThunk]);
}

/** Number of products in the cart; null until it has loaded. */
function useCartCount(): number | null {
  return cartApi.endpoints.getCart.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ count: data ? data.info.qty : null }),
  }).count;
}

/**
 * Features of the installed app: installation, badge, and offline use. Loaded once the page is usable. Not on a kiosk, which stores nothing
 * about a shopper.
 */
export function DeviceFeatures() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const isSilent = useSelector(selectIsShopSilent);
  const isSignedIn = useIsSignedIn();
  const hasWishlist = useSelector((state: WishlistRootState) => selectWishlistIds(state).length > 0);
  const [notices] = useState(() => document.getElementById(NOTICES_ID));
  useKeepPages();
  useKeepProducts();
  useDelayedWrites();
  useSendDeviceWishlist(isOnline && isSignedIn);
  useCartBadge(useCartCount());
  useFreshness(
    pathname,
    isSilent || !isOnline,
    useCallback((seenAt) => void dispatch(pageAgeFound(seenAt)), [dispatch]),
  );
  useEffect(() => {
    if (isSignedIn) void requestPersistence();
  }, [isSignedIn]);
  return (
    <>
      <Suspense fallback={null}>{(!isOnline || isSilent) && <SeenPages key={pathname} />}</Suspense>
      {notices && createPortal(<InstallOffer hasWishlist={hasWishlist} />, notices)}
    </>
  );
}
