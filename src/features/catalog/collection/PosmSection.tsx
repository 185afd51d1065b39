import type { Product } from '@contract/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPosmProductsQuery } from '@/features/catalog/catalogApi';
import { ProductCarousel } from '@/features/product/tile/ProductCarousel';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';

interface Props {
  /** Codes printed on the marketing material, separated by commas. */
  values: string;
  title: string;
  renderTile: (product: Product) => ReactNode;
}

/** Products of point-of-sale marketing (POSM) material, at most 100 (docs/spec/07 §8). */
export function PosmSection({ values, title, renderTile }: Props) {
  const { t } = useTranslation('catalog');
  const { data, isError, isFetching, refetch } = useGetPosmProductsQuery(values);
  if (isError && !isFetching) {
    return (
      <Notice tone="bad" action={<Button onClick={refetch}>{t('tryAgain')}</Button>}>
        {t('posmFailed')}
      </Notice>
    );
  }
  if (!data) return <Skeleton height="20rem" />;
  return <ProductCarousel title={title} products={data} renderTile={renderTile} />;
}
