import type { ReactNode } from 'react';
import type { Product } from '@/api/contract/product';
import { useTranslation } from '@/config/useTranslation';
import { ProductCarousel } from '@/features/product/ProductCarousel';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { useGetPosmProductsQuery } from './catalogApi';

interface Props {
  /** What stands on the material in the shop; several by commas. */
  values: string;
  title: string;
  renderTile: (product: Product) => ReactNode;
}

/** Products that point-of-sale marketing (POSM) shows in the shop, at most 100 (commerce specification §9). */
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
