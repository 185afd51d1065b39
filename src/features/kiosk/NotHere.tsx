import { Link } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import styles from './NotHere.module.css';

/** In a browser there is no shell, so no device, no clips on disk and nothing to play. */
export function NotHere() {
  const { t } = useTranslation('kiosk');
  return (
    <main className={styles.page}>
      <h1>{t('notHere')}</h1>
      <p>{t('notHereText')}</p>
      <Link to="/">{t('toShop')}</Link>
    </main>
  );
}
