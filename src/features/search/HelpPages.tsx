import type { SearchListing } from '@contract/search';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import { Link } from '@/ui/Link';
import styles from './HelpPages.module.css';
import { contentPath } from './searchPath';

/** Links to the content pages that the term asks for, above the products; nothing without such pages. */
export function HelpPages({ pages }: Pick<SearchListing, 'pages'>) {
  const { t } = useTranslation('search');
  if (pages.length === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('helpPages')}>
      <span aria-hidden="true">{t('helpPages')}</span>
      <ul>
        {pages.map(({ identifier, title }) => (
          <li key={identifier}>
            <Link to={contentPath(identifier)}>
              <Icon name="info" size={1.125} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
