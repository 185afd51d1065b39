import { useEffect, useState } from 'react';
import { useConfig, useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { announceReady } from '@/lib/appReady';
import { DEFAULT_TIME_ZONE } from '@/lib/dates';
import { ButtonLink } from '@/ui/ButtonLink';
import styles from './ErrorScreen.module.css';

interface Props {
  /** The standard words unless another reason is known. */
  title?: string;
  note?: string;
  /** Buttons Home and Contact Us; an Unauthorized page has none. */
  hasLinks?: boolean;
}

interface Facts {
  url: string;
  time: string;
}

/** The error page: what to do, and what support needs to see on a screenshot (shell specification §2 and §8). */
export function ErrorScreen({ title, note, hasLinks = true }: Props) {
  const { t } = useTranslation('site');
  const { logo_src, logo_alt, name } = useConfig();
  const locale = useLocale();
  const [facts, setFacts] = useState<Facts | null>(null);
  useEffect(announceReady, []);
  useEffect(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'long',
      timeZone: DEFAULT_TIME_ZONE,
    });
    setFacts({ url: window.location.href, time: format.format(new Date()) });
  }, [locale]);

  return (
    <div className={styles.screen}>
      {logo_src && <img className={styles.logo} src={logo_src} alt={logo_alt || name} />}
      <h1>{title ?? t('errorTitle')}</h1>
      <p>{note ?? t('errorNote')}</p>
      <dl className={styles.facts}>
        <dt>{t('errorUrl')}</dt>
        <dd>{facts?.url}</dd>
        <dt>{t('errorTime')}</dt>
        <dd>{facts?.time}</dd>
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
