import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { useWatchdogHeartbeat } from '@/features/kiosk/health/useWatchdogHeartbeat';
import { ProxyForm } from '@/features/kiosk/staff/ProxyForm';
import type { KioskBridge, ShellInfo } from '@/platform/platform';
import { DeviceList } from './DeviceList';
import { PairingCode } from './PairingCode';
import { PasscodeForm } from './PasscodeForm';
import styles from './Registration.module.css';
import { usePairing } from './usePairing';
import { useRegistration } from './useRegistration';

/**
 * First start: staff register this screen at the desk by its code, or enter the passcode and select its device here (docs/spec/17 §2, §3
 * and §7).
 */
export function Registration({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const { name } = useConfig();
  useWatchdogHeartbeat(bridge);
  const { availableDevices, error, isBusy, requestDevices, selectDevice, startOver } =
    useRegistration(bridge);
  const pairing = usePairing(bridge);
  /** undefined while loading; null if the shell does not respond. */
  const [info, setInfo] = useState<ShellInfo | null | undefined>(undefined);
  const [isProxyOpen, setProxyOpen] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    bridge.shell.info().then(
      (loaded) => !isUnmounted && setInfo(loaded),
      () => !isUnmounted && setInfo(null),
    );
    return () => {
      isUnmounted = true;
    };
  }, [bridge]);

  return (
    <main className={styles.page}>
      <section className={styles.introduction}>
        <p className={styles.tenantName}>{name || t('tenantNameFallback')}</p>
        <h1>{t('registerTitle')}</h1>
        <p className={styles.lead}>{t(pairing ? 'pairingIntro' : 'registerIntro')}</p>
        {pairing && !availableDevices ? (
          <PairingCode code={pairing.code} url={pairing.url} />
        ) : (
          <ol className={styles.steps}>
            <li aria-current={availableDevices ? undefined : 'step'}>{t('stepPasscode')}</li>
            <li aria-current={availableDevices ? 'step' : undefined}>{t('stepDevice')}</li>
            <li>{t('stepPlayback')}</li>
          </ol>
        )}
      </section>
      <section className={styles.panel}>
        {info && isProxyOpen ? (
          <ProxyForm bridge={bridge} info={info} onBack={() => setProxyOpen(false)} />
        ) : availableDevices ? (
          <DeviceList devices={availableDevices} isBusy={isBusy} onChoose={selectDevice} onBack={startOver} />
        ) : (
          info !== undefined && (
            <div className={styles.ways}>
              {pairing && <h2 className={styles.or}>{t('pairingOr')}</h2>}
              <PasscodeForm
                configuredCode={info?.memberCode ?? null}
                error={error}
                isBusy={isBusy}
                onSubmit={requestDevices}
              />
              {info && (
                <button type="button" className={styles.proxy} onClick={() => setProxyOpen(true)}>
                  {t('staffProxy')}
                </button>
              )}
            </div>
          )
        )}
      </section>
    </main>
  );
}
