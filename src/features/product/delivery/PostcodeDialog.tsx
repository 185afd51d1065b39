import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/Dialog';
import { DeliveryPostcode } from './DeliveryPostcode';

/** Asks for the postcode in a dialog, for pages without space for the form. */
export function PostcodeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('product');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('postcodeTitle')} closeLabel={t('closePostcode')}>
      <DeliveryPostcode isOpen onDone={onClose} />
    </Dialog>
  );
}
