import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { useWatchdogHeartbeat } from '@/features/kiosk/health/useWatchdogHeartbeat';
import type { KioskBridge } from '@/platform/platform';
import { DeviceList } from './DeviceList';
import { PairingCode } from './PairingCode';
import { PasscodeForm } from './PasscodeForm';
import styles from './Registration.module.css';
import { usePairing } from './usePairing';
import { useRegistration } from './useRegistration';

/**
 * First start: staff register this screen at the desk by its code, or enter the passcode and select its device here
 * (docs/spec/17 §2, §3 and §7).
 */
export function Registration({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const { name } = useConfig();
  useWatchdogHeartbeat(bridge);
  const { availableDevices, error, isBusy, requestDevices, selectDevice, startOver } =
    useRegistration(bridge);
  const pairing = usePairing(bridge);
  const [configuredCode, setConfiguredCode] = useState<string | null | undefined>(undefined);

  useEffect(() => {
    let isUnmounted = false;
    bridge.shell.info().then(
      ({ memberCode }) => !isUnmounted && setConfiguredCode(memberCode),
      () => !isUnmounted && setConfiguredCode(null),
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
        {availableDevices ? (
          <DeviceList devices={availableDevices} isBusy={isBusy} onChoose={selectDevice} onBack={startOver} />
        ) : (
          configuredCode !== undefined && (
            <div className={styles.ways}>
              {pairing && <h2 className={styles.or}>{t('pairingOr')}</h2>}
              <PasscodeForm
                configuredCode={configuredCode}
                error={error}
                isBusy={isBusy}
                onSubmit={requestDevices}
              />
            </div>
          )
        )}
      </section>
    </main>
  );
}
