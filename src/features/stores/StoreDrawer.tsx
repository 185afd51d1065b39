import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { WhenOpened } from '@/ui/WhenOpened';
import { selectStoreDrawer } from './storesSlice';

const StoreDrawerBody = lazy(async () => ({ default: (await import('./StoreDrawerBody')).StoreDrawerBody }));

/** The store locator over any page; its state is CLOSED or the name of its opener (commerce specification §2). */
export function StoreDrawer() {
  const isOpen = useSelector(selectStoreDrawer) !== 'CLOSED';
  return (
    <WhenOpened isOpen={isOpen}>
      <StoreDrawerBody isOpen={isOpen} />
    </WhenOpened>
  );
}
