import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Drawer } from '@/ui/Drawer';
import { StoreFinder } from './StoreFinder';
import { storeDrawerClosed } from './storesSlice';

/** Waits for its texts: a page that only might open it has not loaded them. */
export function StoreDrawerBody({ isOpen }: { isOpen: boolean }) {
  const { t, ready } = useTranslation('stores');
  const dispatch = useDispatch();
  return (
    <Drawer
      isOpen={isOpen && ready}
      onClose={() => dispatch(storeDrawerClosed())}
      title={t('findStore')}
      closeLabel={t('close')}
    >
      <StoreFinder />
    </Drawer>
  );
}
