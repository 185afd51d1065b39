import type { Product, ProductPage } from '@contract/product';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { useGetPersonalProductsQuery } from '@/features/product/data/productApi';
import { ProductCarousel } from '@/features/product/tile/ProductCarousel';

interface Props {
  product: ProductPage;
  renderTile: (product: Product) => ReactNode;
}

const none: Product[] = [];

/** Carousels of the same collection and of related products, at most 10 each (docs/spec/09 §6). */
export function RelatedProducts({ product, renderTile }: Props) {
  const { t } = useTranslation('product');
  const { show_related, related_limit: limit } = useConfig().display_features.pdp;
  const { sku, collection_name, type_id } = product;
  const carousel = { location: 'product', product_type: type_id };
  const { data: related = none } = useGetPersonalProductsQuery(
    { ...carousel, sku, display_linq_related_products: '1', limit },
    { skip: !show_related || sku === '' },
  );
  const { data: collection = none } = useGetPersonalProductsQuery(
    { ...carousel, collection_name, limit: limit + 1 },
    { skip: !show_related || collection_name === '' },
  );
  return (
    <>
      <ProductCarousel
        title={t('collection', { name: collection_name })}
        list="collection"
        products={useOthers(collection, product, limit)}
        renderTile={renderTile}
      />
      <ProductCarousel
        title={t('related')}
        list="related"
        products={useOthers(related, product, limit)}
        renderTile={renderTile}
      />
    </>
  );
}

/** Memoised: a carousel defers a changed list. */
const useOthers = (products: Product[], { entity_id }: ProductPage, limit: number) =>
  useMemo(
    () => products.filter((other) => other.entity_id !== entity_id).slice(0, limit),
    [products, entity_id, limit],
  );
