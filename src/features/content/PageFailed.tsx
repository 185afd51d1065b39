import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { isOffline, messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

interface Props {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown instead of content that could not be loaded and was never seen on this device, with alternatives. */
export function PageFailed({ error, isRetrying, onRetry }: Props) {
  const { t } = useTranslation('content');
  return (
    <EmptyState
      icon="offline"
      heading="h1"
      title={isOffline(error) ? t('pageOffline') : messageOf(error, t('pageFailed'))}
      action={
        <>
          <Button isBusy={isRetrying} onClick={onRetry}>
            {t('retry')}
          </Button>
          <ButtonLink to={pagePaths.catalog} variant="secondary">
            {t('browseAll')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('pageFailedHelp')}</p>
    </EmptyState>
  );
}
