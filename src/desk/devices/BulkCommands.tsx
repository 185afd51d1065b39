import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/desk/session';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { CommandButtons } from './commands/CommandButtons';
import styles from './commands/Commands.module.css';
import { SettingsDialog } from './commands/SettingsDialog';

interface Props {
  ids: readonly string[];
  /** Called when a dialog opens, and when it closes. */
  onOpen: () => void;
  onClose: () => void;
}

/** Sends commands to the devices selected in the list. */
export function BulkCommands({ ids, onOpen, onClose }: Props) {
  const { t } = useTranslation(['desk/commands', 'desk/frame']);
  const [open, setOpen] = useState<'' | 'commands' | 'settings'>('');
  const mayChangeSettings = useMay('owner');
  const close = () => {
    setOpen('');
    onClose();
  };
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon="share"
        onClick={() => {
          setOpen('commands');
          onOpen();
        }}
      >
        {t('sendCommand')}
      </Button>
      <Dialog
        isOpen={open === 'commands'}
        onClose={close}
        title={t('sendTo', { count: ids.length })}
        closeLabel={t('desk/frame:close')}
      >
        <div className={styles.form}>
          <CommandButtons ids={ids} />
          {mayChangeSettings && (
            <div>
              <Button variant="quiet" icon="edit" onClick={() => setOpen('settings')}>
                {t('changeSettings', { count: ids.length })}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
      {open === 'settings' && <SettingsDialog ids={ids} onClose={close} />}
    </>
  );
}
