import { contentPath } from '@contract/paths';
import type { SearchListing } from '@contract/search';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import styles from './HelpPages.module.css';

interface Props extends Pick<SearchListing, 'pages'> {
  /** The pages are the only results. */
  isLarge?: boolean;
}

/** Links to content pages that match the term, above the products; nothing if there are none. */
export function HelpPages({ pages, isLarge }: Props) {
  const { t } = useTranslation('search');
  if (pages.length === 0) return null;
  return (
    <nav className={styles.pages} data-large={isLarge || undefined} aria-label={t('helpPages')}>
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
