import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './KioskUnavailable.module.css';

/** The /kiosk page in a browser, where there is no Electron shell and therefore no device and no clips. */
export function KioskUnavailable() {
  const { t } = useTranslation('kiosk');
  return (
    <main className={styles.page}>
      <h1>{t('unavailableTitle')}</h1>
      <p>{t('unavailableText')}</p>
      <Link to="/">{t('goToStorefront')}</Link>
    </main>
  );
}
