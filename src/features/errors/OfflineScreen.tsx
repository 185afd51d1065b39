import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

/** Shown when offline for a page that is not cached: offers a retry and the home page. */
export function OfflineScreen() {
  const { t } = useTranslation('site');
  return (
    <EmptyState
      icon="offline"
      heading="h1"
      title={t('offlineTitle')}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>
          <ButtonLink to="/" variant="secondary">
            {t('home')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('offlineNote')}</p>
    </EmptyState>
  );
}
