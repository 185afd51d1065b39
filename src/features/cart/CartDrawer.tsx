import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useGetCartQuery } from '@/api/cart/cartApi';
import { useTrack } from '@/api/useTrack';
import { lazyPart } from '@/browser/lazyPart';
import { Drawer } from '@/ui/Drawer';
import { drawerClosed, selectIsDrawerOpen } from './cartSlice';
import { loadDrawerContents, prepareDrawer } from './loadDrawerContents';

const DrawerContents = lazyPart(async () => ({ default: (await loadDrawerContents()).DrawerContents }));

/** The cart drawer. It opens empty while the code of its contents loads. */
export function CartDrawer() {
  const track = useTrack();
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsDrawerOpen);
  const { data: cart, error, refetch, isFetching } = useGetCartQuery(undefined, { skip: !isOpen });
  // The panel and its contents load in parallel.
  useEffect(() => {
    if (isOpen) prepareDrawer();
  }, [isOpen]);
  const isViewed = isOpen && cart !== undefined && cart.items.length > 0;
  const trackView = useEffectEvent(() => cart && track({ type: 'cartViewed', cart }));
  // An open drawer is tracked once, however often the cart changes.
  useEffect(() => {
    if (isViewed) trackView();
  }, [isViewed]);
  const title = cart ? t('title', { count: cart.info.qty }) : t('pageTitle');
  return (
    <Drawer isOpen={isOpen} onClose={() => dispatch(drawerClosed())} title={title} closeLabel={t('close')}>
      <Suspense fallback={null}>
        <DrawerContents
          cart={cart}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
          onClose={() => dispatch(drawerClosed())}
        />
      </Suspense>
    </Drawer>
  );
}
