import { listDeviceCommands } from '@contract/desk/commands';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { CommandButtons } from '@/desk/devices/commands/CommandButtons';
import { CommandList } from '@/desk/devices/commands/CommandList';
import styles from '@/desk/devices/commands/Commands.module.css';
import { SettingsDialog } from '@/desk/devices/commands/SettingsDialog';
import { settingsText } from '@/desk/devices/commands/settingTexts';
import { useMay } from '@/desk/session';
import { Panel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';

interface Props {
  details: { device: { id: string; name: string } };
}

const POLL_MS = 2_000;

/** Commands to a device with their results, and the settings made at the desk. */
function CommandsPanel({ details: { device } }: Props) {
  const { t, i18n } = useTranslation('desk/commands');
  const mayCommand = useMay('editor');
  const mayChangeSettings = useMay('owner');
  const [isChanging, setIsChanging] = useState(false);
  // Poll, because a device answers within seconds, and other staff send commands too.
  const { data, error, refetch } = useRead(
    listDeviceCommands,
    { params: { id: device.id } },
    { pollingInterval: POLL_MS },
  );
  const settings = data ? settingsText(data.settings, t, i18n.language) : '';
  return (
    <Panel className={styles.panel}>
      <h2>{t('title')}</h2>
      {mayCommand && <CommandButtons ids={[device.id]} onSent={() => void refetch()} />}
      {settings && <p>{t('settingsTaken', { settings })}</p>}
      {mayChangeSettings && (
        <div>
          <Button variant="quiet" icon="edit" onClick={() => setIsChanging(true)}>
            {t('changeSettings', { count: 1 })}
          </Button>
        </div>
      )}
      <ReadState data={data} error={error} refetch={refetch} />
      {data && <CommandList commands={data.commands} />}
      {isChanging && <SettingsDialog ids={[device.id]} onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

/** The panel on a device's page. */
export const panel = { order: 20, role: 'viewer' as const, Component: CommandsPanel };
