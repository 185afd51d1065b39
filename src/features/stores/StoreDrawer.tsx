import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Drawer } from '@/ui/Drawer';
import { Skeleton } from '@/ui/Skeleton';
import { selectStoreDrawer, storeDrawerClosed } from './storesSlice';

const StoreFinder = lazy(async () => ({ default: (await import('./StoreFinder')).StoreFinder }));

/** The store locator over any page; its state is CLOSED or the name of its opener (commerce specification §2). */
export function StoreDrawer() {
  const isOpen = useSelector(selectStoreDrawer) !== 'CLOSED';
  const { t } = useTranslation('stores', { useSuspense: false });
  const dispatch = useDispatch();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => dispatch(storeDrawerClosed())}
      title={t('findStore')}
      closeLabel={t('close')}
    >
      <Suspense fallback={<Skeleton height="20rem" />}>
        <StoreFinder />
      </Suspense>
    </Drawer>
  );
}
