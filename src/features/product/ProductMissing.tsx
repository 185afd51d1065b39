import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

interface Props {
  /** Absent when there is no such product and asking again is no use. */
  onRetry?: () => void;
}

/** In place of a product that can't be shown, with a way on. */
export function ProductMissing({ onRetry }: Props) {
  const { t } = useTranslation('product');
  return (
    <EmptyState
      icon={onRetry ? 'offline' : 'search'}
      heading="h1"
      title={onRetry ? t('productFailed') : t('productUnknown')}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
          <ButtonLink to="/catalog" variant={onRetry ? 'secondary' : 'primary'}>
            {t('browseAll')}
          </ButtonLink>
        </>
      }
    >
      <p>{onRetry ? t('productFailedHelp') : t('productUnknownHelp')}</p>
    </EmptyState>
  );
}
