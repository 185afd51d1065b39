import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

interface Props {
  /** The url_key or number that led nowhere; its words may lead further. */
  asked: string;
  /** Absent when there is no such product and asking again is no use. */
  onRetry?: () => void;
}

const wordsOf = (key: string) => key.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** In place of a product that can't be shown, with a way on. */
export function ProductMissing({ asked, onRetry }: Props) {
  const { t } = useTranslation('product');
  const words = wordsOf(asked);
  return (
    <EmptyState
      icon={onRetry ? 'offline' : 'search'}
      heading="h1"
      title={onRetry ? t('productFailed') : t('productUnknown')}
      action={
        <>
          {!onRetry && words !== '' && (
            <ButtonLink to={`/search/${encodeURIComponent(words)}`}>
              {t('searchInstead', { words })}
            </ButtonLink>
          )}
          {onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
          <ButtonLink to="/catalog" variant="secondary">
            {t('browseAll')}
          </ButtonLink>
        </>
      }
    >
      <p>{onRetry ? t('productFailedHelp') : t('productUnknownHelp')}</p>
    </EmptyState>
  );
}
