import { type ReactNode, useMemo } from 'react';
import type { Product, ProductPage } from '@/api/contract/product';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { ProductCarousel } from './ProductCarousel';
import { useGetPersonalProductsQuery } from './productApi';

interface Props {
  product: ProductPage;
  renderTile: (product: Product) => ReactNode;
}

const none: Product[] = [];

/** The rest of the collection, and what is like it; at most 10 of each (commerce specification §9). */
export function RelatedProducts({ product, renderTile }: Props) {
  const { t } = useTranslation('product');
  const { show_related, related_limit: limit } = useConfig().display_features.pdp;
  const { sku, collection_name } = product;
  const { data: related = none } = useGetPersonalProductsQuery(
    { sku, display_linq_related_products: '1', limit },
    { skip: !show_related || sku === '' },
  );
  const { data: collection = none } = useGetPersonalProductsQuery(
    { collection_name, limit: limit + 1 },
    { skip: !show_related || collection_name === '' },
  );
  return (
    <>
      <ProductCarousel
        title={t('collection', { name: collection_name })}
        products={useOthers(collection, product, limit)}
        renderTile={renderTile}
      />
      <ProductCarousel
        title={t('related')}
        products={useOthers(related, product, limit)}
        renderTile={renderTile}
      />
    </>
  );
}

/** The same list while the products are the same: a carousel shows a new one in a step of its own. */
const useOthers = (products: Product[], { entity_id }: ProductPage, limit: number) =>
  useMemo(
    () => products.filter((other) => other.entity_id !== entity_id).slice(0, limit),
    [products, entity_id, limit],
  );
