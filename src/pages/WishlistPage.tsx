import { useTranslation } from 'react-i18next';
import type { ProductPage } from '@/api/contract/product';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { TileGrid } from '@/features/catalog/TileGrid';
import { ProductTile } from '@/features/product/ProductTile';
import { productPath } from '@/features/product/productPath';
import { useProducts } from '@/features/product/useProducts';
import { PageHead } from '@/features/site/PageHead';
import { useWishes } from '@/features/wishlist/useWishes';
import { WishButton } from '@/features/wishlist/WishButton';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './page.module.css';

export const namespaces = ['product', 'cart', 'catalog'];

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

/** What a shopper would like: the server's list when signed in, else the one of this device. */
export function Component() {
  const { t } = useTranslation('product');
  const { ids, remove } = useWishes();
  const products = useProducts(ids);
  return (
    <div className={styles.page}>
      <PageHead title={t('wishlist')} noIndex />
      <h1>{t('wishlist')}</h1>
      {ids.length === 0 && (
        <EmptyState
          icon="heart"
          title={t('nothingWished')}
          action={<ButtonLink to="/catalog">{t('browseAll')}</ButtonLink>}
        >
          <p>{t('nothingWishedHelp')}</p>
        </EmptyState>
      )}
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
                <Notice
                  tone="warn"
                  action={
                    <Button size="sm" variant="quiet" onClick={() => remove(id)}>
                      {t('remove')}
                    </Button>
                  }
                >
                  {t('productGone')}
                </Notice>
              )}
            </li>
          );
        })}
      </TileGrid>
    </div>
  );
}
