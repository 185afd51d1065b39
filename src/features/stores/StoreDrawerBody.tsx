import { useDispatch } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Drawer } from '@/ui/Drawer';
import { StoreFinder } from './StoreFinder';
import { storeDrawerClosed } from './storesSlice';

/** Waits for its texts: a page that only might open it has not loaded them. */
export function StoreDrawerBody({ isOpen }: { isOpen: boolean }) {
  const { t, isReady } = useTranslation('stores');
  const dispatch = useDispatch();
  return (
    <Drawer
      isOpen={isOpen && isReady}
      onClose={() => dispatch(storeDrawerClosed())}
      title={t('findStore')}
      closeLabel={t('close')}
    >
      <StoreFinder />
    </Drawer>
  );
}
