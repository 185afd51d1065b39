import { pagePaths } from '@contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import styles from './NoResults.module.css';
import { SearchBox } from './SearchBox';

interface Props {
  term: string;
  /** Links to departments. */
  children: ReactNode;
}

/** Empty search result: tips, a search box and departments. */
export function NoResults({ term, children }: Props) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.noResults}>
      <EmptyState
        icon="search"
        heading="h1"
        title={t('noResults', { term })}
        action={<ButtonLink to={pagePaths.catalog}>{t('browseAll')}</ButtonLink>}
      >
        <ul className={styles.tips}>
          <li>{t('tipSpelling')}</li>
          <li>{t('tipFewer')}</li>
          <li>{t('tipModel')}</li>
        </ul>
        <SearchBox />
      </EmptyState>
      {children}
    </div>
  );
}
