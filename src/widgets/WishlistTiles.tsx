import { productPath } from '@contract/paths';
import type { ProductPage } from '@contract/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { TileGrid } from '@/features/catalog/listing/TileGrid';
import { useProducts } from '@/features/product/data/useProducts';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { WishlistButton } from '@/features/wishlist/WishlistButton';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';

function WishlistActions({ product }: { product: ProductPage }) {
  const { t } = useTranslation('product');
  const { entity_id, name, image_url, type_id, display_add_to_cart, poa, in_stock } = product;
  if (type_id === 'configurable' || !display_add_to_cart || poa) {
    return (
      <ButtonLink size="sm" variant="secondary" to={productPath(product.url_key)}>
        {t('seeOptions')}
      </ButtonLink>
    );
  }
  return (
    <AddToCartButton size="sm" product={{ entity_id, name, image: image_url.small }} isDisabled={!in_stock} />
  );
}

interface Props {
  ids: readonly string[];
  /** Content next to the notice for a product that is no longer available. */
  renderMissing?: (id: string) => ReactNode;
}

/** Products of a wishlist, own or shared. */
export function WishlistTiles({ ids, renderMissing }: Props) {
  const { t } = useTranslation('product');
  const { products, retry } = useProducts(ids);
  return (
    <TileGrid mode="grid">
      {ids.map((id, index) => {
        const product = products[index];
        return (
          <li key={id}>
            {typeof product === 'object' && (
              <ProductTile
                product={product}
                heading="h2"
                corner={<WishlistButton product={product} />}
                actions={<WishlistActions product={product} />}
              />
            )}
            {product === 'loading' && <Skeleton height="20rem" />}
            {product === 'missing' && (
              <Notice tone="warn" action={renderMissing?.(id)}>
                {t('productUnavailable')}
              </Notice>
            )}
            {product === 'failed' && (
              <Notice tone="bad" action={<Button onClick={retry}>{t('tryAgain')}</Button>}>
                {t('productFailed')}
              </Notice>
            )}
          </li>
        );
      })}
    </TileGrid>
  );
}
