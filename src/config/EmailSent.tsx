import { useTranslation } from 'react-i18next';
import { useIsKiosk } from '@/platform/PlatformContext';
import { useConfig } from './configSlice';

/** Where the demo shop shows its emails (server/hosting/devMail). */
const DEMO_EMAILS = '/dev/mail';

/**
 * Confirms that an email was sent, or explains that it was not: the demo shop links to the page that shows it, and without a mail server
 * the text says so. A kiosk opens no page outside the shop, so it only names that page.
 */
export function EmailSent({ children }: { children: string }) {
  const { email_delivery } = useConfig();
  const { t } = useTranslation('site');
  const isKiosk = useIsKiosk();
  if (email_delivery === 'smtp') return children;
  if (email_delivery === 'none') return t('emailUnavailable');
  return (
    <>
      {t('emailDemo')}{' '}
      {isKiosk ? (
        DEMO_EMAILS
      ) : (
        <a href={DEMO_EMAILS} target="_blank" rel="noopener">
          {t('emailDemoLink')}
        </a>
      )}
    </>
  );
}
