import type { ReactNode } from 'react';
import type { ProductPage } from '@/api/contract/product';
import { useTranslation } from '@/config/useTranslation';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { TileGrid } from '@/features/catalog/TileGrid';
import { ProductTile } from '@/features/product/ProductTile';
import { productPath } from '@/features/product/productPath';
import { useProducts } from '@/features/product/useProducts';
import { WishButton } from '@/features/wishlist/WishButton';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';

function WishActions({ product }: { product: ProductPage }) {
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
  /** Beside the note on a product that is no longer there. */
  renderGone?: (id: string) => ReactNode;
}

/** The products of a wish list, the shopper's own or someone else's. */
export function WishTiles({ ids, renderGone }: Props) {
  const { t } = useTranslation('product');
  const products = useProducts(ids);
  return (
    <TileGrid mode="grid">
      {ids.map((id, index) => {
        const product = products[index];
        return (
          <li key={id}>
            {product && (
              <ProductTile
                product={product}
                heading="h2"
                corner={<WishButton product={product} />}
                actions={<WishActions product={product} />}
              />
            )}
            {product === undefined && <Skeleton height="20rem" />}
            {product === null && (
              <Notice tone="warn" action={renderGone?.(id)}>
                {t('productGone')}
              </Notice>
            )}
          </li>
        );
      })}
    </TileGrid>
  );
}
