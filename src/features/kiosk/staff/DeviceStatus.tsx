import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocale } from '@/config/configSlice';
import { networkFaultText } from '@/features/kiosk/health/networkFaultText';
import { reportProblem } from '@/features/kiosk/health/reportProblem';
import { useIsBackendReachable } from '@/features/kiosk/health/useIsBackendReachable';
import { deviceChanged, selectHasDuplicate, selectLastHeartbeatAt } from '@/features/kiosk/kioskSlice';
import type { PlayQueue } from '@/features/kiosk/plays/playQueue';
import { formatMoment } from '@/lib/dates';
import { withKeys } from '@/lib/withKeys';
import type { KioskBridge, RegisteredDevice, ShellInfo } from '@/platform/platform';
import { ProxyForm } from './ProxyForm';
import styles from './StaffMenu.module.css';

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
  queue: PlayQueue;
}

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Status of the device, and actions for staff. */
export function DeviceStatus({ bridge, device, queue }: Props) {
  const { t } = useTranslation('kiosk');
  const locale = useLocale();
  const dispatch = useDispatch();
  const isReachable = useIsBackendReachable();
  const lastHeartbeatAt = useSelector(selectLastHeartbeatAt);
  const hasDuplicate = useSelector(selectHasDuplicate);
  const [info, setInfo] = useState<ShellInfo | null>(null);
  const [isProxyOpen, setProxyOpen] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [plays, setPlays] = useState({ waiting: 0, rejected: 0 });

  useEffect(() => {
    // The shell logs the reason; the other rows are still shown.
    bridge.shell.info().then(setInfo, () => {});
    queue
      .counts()
      .then(setPlays, (error: unknown) => reportProblem(bridge, `plays not counted: ${String(error)}`));
  }, [bridge, queue]);

  /** The handler of a button. The shell logs why an action failed. */
  const run = (action: () => Promise<void>) => () => {
    setFailed(false);
    action().catch(() => setFailed(true));
  };

  async function registerAgain(): Promise<void> {
    await bridge.device.forget();
    dispatch(deviceChanged(null));
  }

  const formatBytes = (bytes: number | null) => {
    const [unit, divisor] = (bytes ?? 0) < GIGABYTE ? ['megabyte', MEGABYTE] : ['gigabyte', GIGABYTE];
    const options = { style: 'unit', unit, maximumSignificantDigits: 3 } as const;
    return new Intl.NumberFormat(locale, options).format((bytes ?? 0) / divisor);
  };
  const rows: [string, string][] = [
    [t('staffDevice'), device.name],
    [t('staffLocation'), device.location?.name || t('staffNoLocation')],
    [
      t('staffNetwork'),
      info?.networkFault
        ? networkFaultText(info.networkFault, t)
        : t(isReachable ? 'staffOnline' : 'staffOffline'),
    ],
    [t('staffPlays'), t('staffPlaysCount', plays)],
    [t('staffHeartbeat'), lastHeartbeatAt ? formatMoment(lastHeartbeatAt, locale) : t('staffNoHeartbeat')],
    [t('staffMedia'), info ? formatBytes(info.mediaBytes) : ''],
    [
      t('staffDisk'),
      info
        ? t('staffDiskText', { free: formatBytes(info.diskFree), reserve: formatBytes(info.diskReserve) })
        : '',
    ],
    [t('staffMemory'), info ? formatBytes(info.memoryBytes) : ''],
    [t('staffVersion'), info ? `${info.appVersion} · Electron ${info.electronVersion}` : ''],
    [t('staffBackend'), info?.backendUrl ?? ''],
  ];
  const warnings = [
    hasDuplicate && t('staffDuplicate'),
    info?.isKeyringWeak && t('staffWeakKeyring'),
    info?.isSideways && t('staffWrongOrientation'),
    bridge.mode === 'safe' && t('safeMode'),
  ].filter((text) => text !== false && text !== undefined);
  if (info && isProxyOpen)
    return <ProxyForm bridge={bridge} info={info} onBack={() => setProxyOpen(false)} />;
  return (
    <div className={styles.status}>
      <dl className={styles.properties}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.controls}>
        {warnings.map((text) => (
          <p key={text} className={styles.warning}>
            {text}
          </p>
        ))}
        {isFailed && (
          <p className={styles.warning} role="alert">
            {t('staffFailed')}
          </p>
        )}
        <div className={styles.actions}>
          <button type="button" onClick={run(registerAgain)}>
            {t('staffRegister')}
          </button>
          <button type="button" onClick={run(bridge.shell.rotate)}>
            {t('staffRotate')}
          </button>
          {info?.hasDisplays && (
            <button type="button" onClick={run(bridge.shell.nextDisplay)}>
              {t('staffDisplay')}
            </button>
          )}
          <button type="button" onClick={() => setProxyOpen(true)}>
            {t('staffProxy')}
          </button>
          <button type="button" onClick={run(bridge.shell.restart)}>
            {t('staffRestart')}
          </button>
          <button type="button" onClick={run(bridge.shell.exitKiosk)}>
            {t('staffExit')}
          </button>
        </div>
      </div>
      <details className={styles.log}>
        <summary>{t('staffLog')}</summary>
        <ol>
          {withKeys(info?.lastLines ?? []).map(([key, line]) => (
            <li key={key}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}
