import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { accessibilityPhone } from './accessibilityPhone';

/** A phone number for screen reader users who cannot use the page. Hidden when the configured phone is invalid. */
export function AccessibilityMessage() {
  const { t } = useTranslation('site');
  const { phone } = useConfig();
  const digits = accessibilityPhone(phone);
  if (!digits) return null;
  return (
    <aside className="visually-hidden" aria-label={t('assistance')}>
      {t('screenReaderHelp')} <a href={`tel:${digits}`}>{phone}</a>
    </aside>
  );
}
