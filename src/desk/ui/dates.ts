import { useTranslation } from 'react-i18next';
import { useDeskSession } from '@/desk/session';

/** Returns a function that formats a server time (ISO 8601) in the tenant's time zone: Nov 22, 2026, 3:14 PM. */
export function useDateText(): (iso: string) => string {
  const { i18n } = useTranslation('desk/frame');
  const { tenant } = useDeskSession();
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: tenant.time_zone,
  });
  return (iso) => format.format(new Date(iso));
}
