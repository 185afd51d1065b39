import { useTranslation } from 'react-i18next';
import type { RegisteredDevice } from '@/platform/platform';
import styles from './DeviceList.module.css';

interface Props {
  devices: RegisteredDevice[];
  isBusy: boolean;
  onChoose: (deviceId: string) => Promise<void>;
  onBack: () => void;
}

export function DeviceList({ devices, isBusy, onChoose, onBack }: Props) {
  const { t } = useTranslation('kiosk');
  return (
    <div className={styles.panel}>
      <h2>{devices.length > 0 ? t('deviceListTitle') : t('deviceListEmpty')}</h2>
      <ul className={styles.list}>
        {devices.map(({ deviceId, name, type, orientation }) => (
          <li key={deviceId}>
            <button
              type="button"
              className={styles.device}
              disabled={isBusy}
              onClick={() => void onChoose(deviceId)}
            >
              <span
                className={styles.deviceIcon}
                data-orientation={orientation}
                data-type={type}
                aria-hidden="true"
              />
              <span>
                <strong>{name}</strong>
                <span className={styles.deviceType}>
                  {t(type === 'tv' ? 'deviceTv' : 'deviceKiosk')} ·{' '}
                  {t(orientation === 'portrait' ? 'portrait' : 'landscape')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.backButton} onClick={onBack}>
        {t('otherPasscode')}
      </button>
    </div>
  );
}
