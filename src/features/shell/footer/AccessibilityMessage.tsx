import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import styles from './AccessibilityMessage.module.css';

/** Matches 10 digits with an optional +1 prefix, parentheses, and space, dash or dot separators (docs/spec/03 §4). */
const PHONE = /^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4,6}$/;

/** Returns the digits for a tel link without a leading 1; null if the phone number is invalid. */
export function accessibilityPhone(phone: string): string | null {
  if (!PHONE.test(phone.trim())) return null;
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
}

/** A phone number for screen reader users who cannot use the page. Hidden if the configured number is invalid. */
export function AccessibilityMessage() {
  const { t } = useTranslation('site');
  const { phone } = useConfig();
  const digits = accessibilityPhone(phone);
  if (!digits) return null;
  return (
    <aside className={styles.message} aria-label={t('assistance')}>
      {t('screenReaderHelp')} <a href={`tel:${digits}`}>{phone}</a>
    </aside>
  );
}
