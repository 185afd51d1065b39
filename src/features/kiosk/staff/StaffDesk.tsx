import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { lastHeartbeat } from '@/features/kiosk/health/heartbeat';
import { deviceKnown } from '@/features/kiosk/kioskSlice';
import { PlayQueue } from '@/features/kiosk/plays/playQueue';
import type { KioskBridge, RegisteredDevice, ShellInfo } from '@/platform/platform';
import styles from './StaffMenu.module.css';

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
}

const MEGABYTE = 1024 * 1024;

/** What the machine says of itself, and what staff may do with it. */
export function StaffDesk({ bridge, device }: Props) {
  const { t } = useTranslation('kiosk');
  const locale = useLocale();
  const dispatch = useDispatch();
  const [info, setInfo] = useState<ShellInfo | null>(null);
  const [plays, setPlays] = useState({ waiting: 0, aside: 0 });

  useEffect(() => {
    const ignore = () => {};
    bridge.shell.info().then(setInfo).catch(ignore);
    new PlayQueue().count().then(setPlays).catch(ignore);
  }, [bridge]);

  async function registerAgain(): Promise<void> {
    await bridge.device.forget();
    dispatch(deviceKnown(null));
  }

  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  const megabytes = (bytes: number | null | undefined) => size.format((bytes ?? 0) / MEGABYTE);
  const heardAt = lastHeartbeat();
  const facts: [string, string][] = [
    [t('staffDevice'), device.name],
    [t('staffNetwork'), t(navigator.onLine ? 'staffOnline' : 'staffOffline')],
    [t('staffPlays'), t('staffPlaysCount', plays)],
    [t('staffHeartbeat'), heardAt ? new Date(heardAt).toLocaleString(locale) : t('staffNotYet')],
    [t('staffMedia'), megabytes(info?.mediaBytes)],
    [
      t('staffDisk'),
      t('staffDiskText', { free: megabytes(info?.diskFree), reserve: megabytes(info?.diskReserve) }),
    ],
    [t('staffMemory'), megabytes(info?.memoryBytes)],
    [t('staffVersion'), info ? `${info.appVersion} · Electron ${info.electronVersion}` : ''],
    [t('staffStore'), info?.storeUrl ?? ''],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {info?.isKeyringWeak && <p className={styles.weak}>{t('staffWeakKeyring')}</p>}
      {info?.isSideways && <p className={styles.weak}>{t('staffSideways')}</p>}
      {bridge.mode === 'safe' && <p className={styles.weak}>{t('safeMode')}</p>}
      <details className={styles.lines}>
        <summary>{t('staffLines')}</summary>
        <ol>
          {info?.lastLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
      <div className={styles.actions}>
        <button type="button" onClick={() => void registerAgain()}>
          {t('staffRegister')}
        </button>
        <button type="button" onClick={() => void bridge.shell.turn()}>
          {t('staffTurn')}
        </button>
        <button type="button" onClick={() => void bridge.shell.restart()}>
          {t('staffRestart')}
        </button>
        <button type="button" onClick={() => void bridge.shell.leave()}>
          {t('staffLeave')}
        </button>
      </div>
    </>
  );
}
