import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import styles from './LanguageSwitch.module.css';
import { useLanguageLinks } from './useAddress';

/** The same page in the store's other languages. A language is another document, so the browser loads it whole. */
export function LanguageSwitch() {
  const { t } = useTranslation('site');
  const links = useLanguageLinks();
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
