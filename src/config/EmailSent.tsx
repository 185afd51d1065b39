import { useTranslation } from 'react-i18next';
import { usePlatform } from '@/platform/PlatformContext';
import { useConfig } from './configSlice';

/** Where the demo shop shows its emails (server/hosting/devMail). */
const DEMO_EMAILS = '/dev/mail';

/**
 * Text that says that an email was sent, or the truth where none is: the demo shop links to a page that shows it, and
 * a server without a mail server says so. A kiosk opens no page outside of the shop, so it names the page only.
 */
export function EmailSent({ children }: { children: string }) {
  const { email_delivery } = useConfig();
  const { t } = useTranslation('site');
  const platform = usePlatform();
  if (email_delivery === 'smtp') return children;
  if (email_delivery === 'none') return t('emailUnavailable');
  return (
    <>
      {t('emailDemo')}{' '}
      {platform?.kind === 'kiosk' ? (
        DEMO_EMAILS
      ) : (
        <a href={DEMO_EMAILS} target="_blank" rel="noopener">
          {t('emailDemoLink')}
        </a>
      )}
    </>
  );
}
