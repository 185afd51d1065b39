import { useEffect, useState } from 'react';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { useSignsOfLife } from '@/features/kiosk/health/useSignsOfLife';
import type { KioskBridge } from '@/platform/platform';
import { DeviceList } from './DeviceList';
import { PasscodeForm } from './PasscodeForm';
import styles from './Registration.module.css';
import { useRegistration } from './useRegistration';

/** First start: staff type the passcode and say which device this screen is (commerce specification §6 and §7). */
export function Registration({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const { name } = useConfig();
  useSignsOfLife(bridge);
  const { offered, refusal, isBusy, ask, choose, startOver } = useRegistration(bridge);
  const [configuredCode, setConfiguredCode] = useState<string | null | undefined>(undefined);

  useEffect(() => {
    let isGone = false;
    bridge.shell.info().then(
      ({ memberCode }) => !isGone && setConfiguredCode(memberCode),
      () => !isGone && setConfiguredCode(null),
    );
    return () => {
      isGone = true;
    };
  }, [bridge]);

  return (
    <main className={styles.page}>
      <section className={styles.welcome}>
        <p className={styles.store}>{name || t('storeUnknown')}</p>
        <h1>{t('registerTitle')}</h1>
        <p className={styles.intro}>{t('registerIntro')}</p>
        <ol className={styles.steps}>
          <li aria-current={offered ? undefined : 'step'}>{t('stepPasscode')}</li>
          <li aria-current={offered ? 'step' : undefined}>{t('stepDevice')}</li>
          <li>{t('stepPlay')}</li>
        </ol>
      </section>
      <section className={styles.work}>
        {offered ? (
          <DeviceList devices={offered} isBusy={isBusy} onChoose={choose} onBack={startOver} />
        ) : (
          configuredCode !== undefined && (
            <PasscodeForm configuredCode={configuredCode} refusal={refusal} isBusy={isBusy} onSubmit={ask} />
          )
        )}
      </section>
    </main>
  );
}
