import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { accessibilityPhone } from './accessibilityPhone';

/** For screen readers only: whom to call when the page can't be used; left out when the phone is no phone. */
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
