import { pagePaths } from '@contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { phoneDigits } from '@/config/phoneDigits';
import { LanguageSwitch } from '@/features/shell/language/LanguageSwitch';
import { Icon } from '@/ui/Icon';
import styles from './Footer.module.css';

interface Props {
  /** Block footer. */
  children: ReactNode;
}

/** The dealer's footer block, followed by name, phone and language switch, which every page shows. */
export function Footer({ children }: Props) {
  const { t } = useTranslation('site');
  const { name, phone } = useConfig();
  const digits = phoneDigits(phone);
  return (
    <footer className={styles.footer}>
      {children}
      <div className={styles.bottom}>
        <p>{t('copyright', { name })}</p>
        {digits && (
          <a className={styles.phone} href={`tel:${digits}`}>
            <Icon name="phone" size={1.1} />
            {phone}
          </a>
        )}
        <Link to={pagePaths.trackOrder} className={styles.link}>
          {t('trackOrder')}
        </Link>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
