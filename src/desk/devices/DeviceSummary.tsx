import type { DeviceRow } from '@contract/desk/devices';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Devices.module.css';

/** Number of devices in each state; each number links to the list of these devices. */
export function DeviceSummary({ devices }: { devices: readonly DeviceRow[] }) {
  const { t } = useTranslation('desk/devices');
  const active = devices.filter(({ state }) => state !== 'revoked');
  const counts = [
    ['', t('summary.all'), active.length],
    ['alerts', t('summary.alerts'), active.filter(({ alerts }) => alerts.length > 0).length],
    ['online', t('states.online'), active.filter(({ state }) => state === 'online').length],
    ['offline', t('states.offline'), active.filter(({ state }) => state === 'offline').length],
  ] as const;
  return (
    <ul className={styles.summary}>
      {counts.map(([state, label, count]) => (
        <li key={state} data-state={state} data-none={count === 0 || undefined}>
          <Link to={state === '' ? '/devices' : `/devices?state=${state}`}>
            <strong>{count}</strong> <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
