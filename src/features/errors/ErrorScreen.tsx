import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceAppReady } from '@/browser/appReady';
import { useConfig, useLocale } from '@/config/configSlice';
import { DEFAULT_TIME_ZONE } from '@/lib/dates';
import { ButtonLink } from '@/ui/ButtonLink';
import styles from './ErrorScreen.module.css';

interface Props {
  /** Replaces the standard text if the reason is known. */
  title?: string;
  message?: string;
  /** Whether to show the buttons Home and Contact Us; the Unauthorized page has none. */
  hasLinks?: boolean;
}

interface SupportDetails {
  url: string;
  time: string;
}

/** The error page: advice for the shopper, plus URL and time for support (docs/spec/01 §7). */
export function ErrorScreen({ title, message, hasLinks = true }: Props) {
  const { t } = useTranslation('site');
  const { logo_src, logo_alt, name } = useConfig();
  const locale = useLocale();
  const [details, setDetails] = useState<SupportDetails | null>(null);
  useEffect(announceAppReady, []);
  useEffect(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'long',
      timeZone: DEFAULT_TIME_ZONE,
    });
    setDetails({ url: window.location.href, time: format.format(new Date()) });
  }, [locale]);

  return (
    <div className={styles.screen}>
      <title>{title ?? t('errorTitle')}</title>
      {logo_src && <img className={styles.logo} src={logo_src} alt={logo_alt || name} />}
      <h1>{title ?? t('errorTitle')}</h1>
      <p>{message ?? t('errorNote')}</p>
      <dl className={styles.details}>
        <dt>{t('errorUrl')}</dt>
        <dd>{details?.url}</dd>
        <dt>{t('errorTime')}</dt>
        <dd>{details?.time}</dd>
      </dl>
      {hasLinks && (
        <div className={styles.actions}>
          <ButtonLink to="/" reloadDocument>
            {t('home')}
          </ButtonLink>
          <ButtonLink to="/contact" variant="secondary" reloadDocument>
            {t('contactUs')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
