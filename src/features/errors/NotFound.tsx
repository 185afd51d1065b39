import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/features/head/PageHead';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import type { IconName } from '@/ui/iconPaths';

interface Props {
  icon?: IconName;
  /** Replaces the standard title if the page knows what is missing. */
  title?: string;
  message?: string;
}

/** Shown for an unknown URL, with links to continue. The page's preload sets the status 404. */
export function NotFound({ icon = 'search', title, message }: Props) {
  const { t } = useTranslation('site');
  return (
    <>
      <PageHead title={title ?? t('notFoundTitle')} noIndex />
      <EmptyState
        icon={icon}
        heading="h1"
        title={title ?? t('notFoundTitle')}
        action={
          <>
            <ButtonLink to={pagePaths.catalog}>{t('browseAll')}</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              {t('home')}
            </ButtonLink>
          </>
        }
      >
        <p>{message ?? t('notFoundNote')}</p>
      </EmptyState>
    </>
  );
}
