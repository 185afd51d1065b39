import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useConfig, useLocale } from '@/config/configSlice';
import { languageLinks } from '@/config/languageLinks';
import { Icon } from '@/ui/Icon';
import styles from './LanguageSwitch.module.css';

/** Links to the page in the tenant's other languages. They load a new document, because the language is set per document. */
export function LanguageSwitch() {
  const { t } = useTranslation('site');
  const { pathname, search } = useLocation();
  const links = languageLinks(useConfig(), useLocale(), pathname + search);
  if (links.length < 2) return null;
  return (
    <nav className={styles.switch} aria-label={t('language')}>
      <Icon name="globe" size={1.1} />
      <ul>
        {links.map(({ locale, label, href, isCurrent }) => (
          <li key={locale}>
            <a
              href={href || '/'}
              hrefLang={locale}
              lang={locale}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
