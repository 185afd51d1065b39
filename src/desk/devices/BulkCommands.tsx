import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { useMay } from '@/desk/session';
import { Button } from '@/ui/Button';
import { CommandButtons } from './commands/CommandButtons';
import styles from './commands/Commands.module.css';
import { SettingsDialog } from './commands/SettingsDialog';

/** Commands to the devices that are selected in the list. */
export function BulkCommands({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('commands');
  const [isChanging, setIsChanging] = useState(false);
  const mayCommand = useMay('editor');
  const mayChangeSettings = useMay('owner');
  if (!mayCommand) return null;
  return (
    <div className={styles.form}>
      <CommandButtons ids={ids} />
      {mayChangeSettings && (
        <div>
          <Button variant="quiet" icon="edit" disabled={ids.length === 0} onClick={() => setIsChanging(true)}>
            {t('changeSettings', { count: ids.length })}
          </Button>
        </div>
      )}
      <SettingsDialog ids={ids} isOpen={isChanging} onClose={() => setIsChanging(false)} />
    </div>
  );
}
