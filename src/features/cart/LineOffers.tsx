import type { Cart, CartItem } from '@contract/cart';
import { productPath } from '@contract/paths';
import type { Product } from '@contract/product';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useAddItemsMutation, useRemoveItemMutation } from '@/api/cart/cartApi';
import { usePrice } from '@/config/usePrice';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { AddToCartButton } from './AddToCartButton';
import styles from './LineOffers.module.css';
import { removalKeyOf } from './RemoveLine';
import { offersOf } from './suggestions';

const priceOf = ({ price, display_price, msrp_enabled }: Product) =>
  display_price && !msrp_enabled ? price : null;

/** Add-ons available for a main product, and the better product that can replace it (docs/spec/11 §4). */
export function LineOffers({ cart, item }: { cart: Cart; item: CartItem }) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const { addons, upsell } = offersOf(cart, item);
  if (addons.length === 0 && !upsell) return null;
  return (
    <ul className={styles.offers} aria-label={t('lineOffers', { name: item.name })}>
      {addons.map((product) => {
        const price = priceOf(product);
        return (
          <li key={product.entity_id} className={styles.offer}>
            <span>
              {product.name}
              {price !== null && <strong className={styles.price}>{formatPrice(price)}</strong>}
            </span>
            <AddToCartButton
              variant="quiet"
              size="sm"
              icon="plus"
              product={{ ...product, image: product.image_url.small }}
              parentId={item.product_id}
              label={t('addAddon')}
              aria-label={t('addAddonLabel', { name: product.name, main: item.name })}
            />
          </li>
        );
      })}
      {upsell && <Upsell item={item} upsell={upsell} />}
    </ul>
  );
}

/** Replaces a line item by a better product in the same quantity. */
function Upsell({ item, upsell }: { item: CartItem; upsell: Product }) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const [addItems] = useAddItemsMutation();
  // This offer disappears with the better product in the cart, so the line shows why it could not be removed.
  const [removeItem] = useRemoveItemMutation({ fixedCacheKey: removalKeyOf(item) });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const price = priceOf(upsell);
  const replace = async () => {
    setBusy(true);
    // The better product is added first: if that fails, the cart stays as it is.
    const added = await addItems({ product_id: upsell.entity_id, qty: item.qty });
    if (!added.error) await removeItem(item.item_id);
    setError(added.error);
    setBusy(false);
  };
  return (
    <li className={styles.offer}>
      <span>
        {t('upsell')} <Link to={productPath(upsell.url_key)}>{upsell.name}</Link>
        {price !== null && <strong className={styles.price}>{formatPrice(price)}</strong>}
        <FieldError isAnnounced message={error ? messageOf(error, t('unknownError')) : undefined} />
      </span>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isBusy}
        aria-label={t('replaceLabel', { name: item.name, other: upsell.name })}
        onClick={replace}
      >
        {t('replace')}
      </Button>
    </li>
  );
}
