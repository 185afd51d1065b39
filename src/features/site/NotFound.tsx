import { useTranslation } from '@/config/useTranslation';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import type { IconName } from '@/ui/iconPaths';
import { PageHead } from './PageHead';

interface Props {
  icon?: IconName;
  /** What exactly is not there, where the page knows. */
  title?: string;
  note?: string;
}

/** For an address that leads nowhere: says so and shows ways on. The page's preload answers with status 404. */
export function NotFound({ icon = 'search', title, note }: Props) {
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
            <ButtonLink to="/catalog">{t('browseAll')}</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              {t('home')}
            </ButtonLink>
          </>
        }
      >
        <p>{note ?? t('notFoundNote')}</p>
      </EmptyState>
    </>
  );
}
