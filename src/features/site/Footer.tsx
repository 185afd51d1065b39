import type { ReactNode } from 'react';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import { accessibilityPhone } from './accessibilityPhone';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch';

interface Props {
  /** Block footer. */
  children: ReactNode;
}

/** The dealer's own footer, then name, phone and languages, which are always there. */
export function Footer({ children }: Props) {
  const { t } = useTranslation('site');
  const { name, phone } = useConfig();
  const digits = accessibilityPhone(phone);
  return (
    <footer className={styles.footer}>
      {children}
      <div className={styles.end}>
        <p>{t('rights', { name })}</p>
        {digits && (
          <a className={styles.phone} href={`tel:${digits}`}>
            <Icon name="phone" size={1.1} />
            {phone}
          </a>
        )}
        <LanguageSwitch />
      </div>
    </footer>
  );
}
