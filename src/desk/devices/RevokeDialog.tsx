import { type DeviceRow, revokeDevice } from '@contract/desk/devices';
import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { useWrite } from '@/desk/deskApi';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';

/** Asks before the registration of a device ends: the screen then shows a code instead of its playlist. */
export function RevokeDialog(props: { isOpen: boolean; device: DeviceRow; onClose: () => void }) {
  const { isOpen, device, onClose } = props;
  const { t } = useTranslation('devices');
  const [write, { isBusy }] = useWrite(revokeDevice);
  const [failure, setFailure] = useState('');
  const revoke = async () => {
    const { error } = await write({ params: { id: device.id } });
    setFailure(error ? error.message || t('frame:failed') : '');
    if (!error) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('revokeTitle', { name: device.name })}
      closeLabel={t('frame:close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('frame:cancel')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>{t('revokeText')}</p>
    </Dialog>
  );
}
