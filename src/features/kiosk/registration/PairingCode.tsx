import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PairingCode.module.css';

const QrCode = lazy(() => import('@/ui/QrCode').then((module) => ({ default: module.QrCode })));

/** The code with which staff register this screen at the desk, for typing or scanning. */
export function PairingCode({ code, url }: { code: string; url: string }) {
  const { t } = useTranslation('kiosk');
  return (
    <div className={styles.block}>
      <div className={styles.qr}>
        <Suspense fallback={null}>
          <QrCode text={url} label={t('pairingQr')} />
        </Suspense>
      </div>
      <div>
        <h2>{t('pairingTitle')}</h2>
        <p className={styles.code} translate="no">
          {code}
        </p>
        <p className={styles.text}>{t('pairingText')}</p>
      </div>
    </div>
  );
}
