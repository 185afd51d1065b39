import { pagePaths, searchPath } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

interface Props {
  /** URL key or number of the product, as in the URL. Its words become a suggested search. */
  productKey: string;
  /** Absent if the product does not exist. */
  onRetry?: () => void;
}

const searchTermOf = (key: string) => key.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Shown instead of a missing product, with links to search and catalog. */
export function ProductMissing({ productKey, onRetry }: Props) {
  const { t } = useTranslation('product');
  const term = searchTermOf(productKey);
  return (
    <EmptyState
      icon={onRetry ? 'offline' : 'search'}
      heading="h1"
      title={onRetry ? t('productFailed') : t('productNotFound')}
      action={
        <>
          {!onRetry && term !== '' && (
            <ButtonLink to={searchPath(term) ?? pagePaths.search}>{t('searchInstead', { term })}</ButtonLink>
          )}
          {onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
          <ButtonLink to={pagePaths.catalog} variant="secondary">
            {t('browseAll')}
          </ButtonLink>
        </>
      }
    >
      <p>{onRetry ? t('productFailedHelp') : t('productNotFoundHelp')}</p>
    </EmptyState>
  );
}
