import type { DeviceDetails } from '@contract/desk/devices';
import { useTranslation } from 'react-i18next';
import styles from '@/desk/devices/DevicePage.module.css';
import type { DevicePanel } from '@/desk/devices/devicePanels';
import { useDeviceTexts } from '@/desk/devices/deviceTexts';
import { useDateText } from '@/desk/ui/dates';
import { Panel } from '@/desk/ui/Panel';
import { Status } from '@/desk/ui/Status';

/** The alerts of the device, newest first. */
function AlertsPanel({ details: { alerts } }: { details: DeviceDetails }) {
  const { t } = useTranslation('desk/devices');
  const dateText = useDateText();
  const { alertText } = useDeviceTexts();
  return (
    <Panel>
      <h2>{t('alertHistory')}</h2>
      {alerts.length === 0 && <p className={styles.muted}>{t('noAlerts')}</p>}
      {alerts.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard (WCAG 2.1.1)
        <ul className={styles.alerts} tabIndex={0} aria-label={t('alertHistory')}>
          {alerts.map(({ id, kind, since, ended_at }) => (
            <li key={id}>
              <Status tone={ended_at ? 'neutral' : 'bad'}>{alertText(kind)}</Status>
              <span className={styles.muted}>
                {ended_at
                  ? t('alertFromTo', { from: dateText(since), to: dateText(ended_at) })
                  : t('alertSince', { from: dateText(since) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export const panel: DevicePanel = { order: 60, role: 'viewer', Component: AlertsPanel };
