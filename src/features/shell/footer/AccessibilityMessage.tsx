import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { phoneDigits } from '@/config/phoneDigits';
import styles from './AccessibilityMessage.module.css';

/** A phone number for screen reader users who cannot use the page. Hidden if the configured number is invalid. */
export function AccessibilityMessage() {
  const { t } = useTranslation('site');
  const { phone } = useConfig();
  const digits = phoneDigits(phone);
  if (!digits) return null;
  return (
    <aside className={styles.message} aria-label={t('assistance')}>
      {t('screenReaderHelp')} <a href={`tel:${digits}`}>{phone}</a>
    </aside>
  );
}
