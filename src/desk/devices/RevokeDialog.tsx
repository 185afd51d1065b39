import { type DeviceRow, revokeDevice } from '@contract/desk/devices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';

/** Asks for confirmation before ending a device's registration, after which the screen shows a code instead of its playlist. */
export function RevokeDialog({ device, onClose }: { device: DeviceRow; onClose: () => void }) {
  const { t } = useTranslation(['desk/devices', 'desk/frame']);
  const [write, { isBusy }] = useWrite(revokeDevice);
  const [failure, setFailure] = useState('');
  const revoke = async () => {
    const { error } = await write({ params: { id: device.id } });
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
    if (!error) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('revokeTitle', { name: device.name })}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button variant="danger" isBusy={isBusy} onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('desk/frame:cancel')}
          </Button>
        </DialogFooter>
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>{t('revokeText')}</p>
    </Dialog>
  );
}
