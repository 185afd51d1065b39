import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

/** For a page never seen on this device, without network: what still works, and another try. */
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
