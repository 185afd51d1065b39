import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Drawer } from '@/ui/Drawer';
import { LocationFinder } from './LocationFinder';
import { locationDrawerClosed } from './locationsSlice';

/** Opens once its locale file has loaded, which pages do not load initially. */
export function LocationDrawerBody({ isOpen }: { isOpen: boolean }) {
  const { t, ready: isReady } = useTranslation('stores');
  const dispatch = useDispatch();
  return (
    <Drawer
      isOpen={isOpen && isReady}
      onClose={() => dispatch(locationDrawerClosed())}
      title={t('findStore')}
      closeLabel={t('close')}
    >
      <LocationFinder />
    </Drawer>
  );
}
