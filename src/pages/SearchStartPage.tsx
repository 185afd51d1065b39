import { useTranslation } from 'react-i18next';
import { Navigate, useHref, useLocation } from 'react-router-dom';
import { PageHead } from '@/features/head/PageHead';
import { SearchBox } from '@/features/search/SearchBox';
import { sharedTarget } from '@/features/search/sharedTarget';
import styles from '@/widgets/page.module.css';
import type { PageModule } from './pageModule';

export const namespaces = ['search'];

/**
 * Redirects to the results for q or for what another app shared (share_target of the manifest); without either, the page shows a search
 * field.
 */
export const preload: PageModule['preload'] = async ({ url }) => {
  const basename = url.pathname.replace(/\/search\/?$/, '');
  const target = sharedTarget(url.searchParams, url.origin, basename);
  return target ? { redirect: target } : undefined;
};

export function Component() {
  const { t } = useTranslation('search');
  const { search } = useLocation();
  const basename = useHref('/').replace(/\/$/, '');
  const target =
    typeof window === 'undefined'
      ? null
      : sharedTarget(new URLSearchParams(search), window.location.origin, basename);
  if (target) return <Navigate to={target} replace />;
  return (
    <div className={styles.page}>
      <PageHead title={t('startTitle')} noIndex />
      <h1>{t('startTitle')}</h1>
      <SearchBox hasAutoFocus />
    </div>
  );
}
