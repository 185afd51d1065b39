import { productPath } from '@contract/paths';
import type { ProductPage } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useAddItemsMutation } from '@/api/cart/cartApi';
import { usePrice } from '@/config/usePrice';
import { lineVariantOf } from '@/features/product/variants/lineVariant';
import { withKeys } from '@/lib/withKeys';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import styles from './SavedItems.module.css';
import type { SavedItem } from './savedSlice';

interface Props {
  item: SavedItem;
  product: ProductPage;
  /** Called when the entry leaves the list. */
  onTaken: () => void;
}

/** A saved line item with buttons to move it back to the cart or remove it. */
export function SavedLine({ item, product, onTaken }: Props) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const [addItems, { isLoading, error }] = useAddItemsMutation();
  const variant = lineVariantOf(product, item);
  const path = productPath(product.url_key);

  const moveToCart = async () => {
    const main = { product_id: item.product_id, super_attribute: variant?.superAttribute, qty: item.qty };
    const addons = item.addonIds.map((id) => ({
      product_id: id,
      qty: 1,
      crosssell_parent_id: item.product_id,
    }));
    const result = await addItems(addons.length > 0 ? { items: [main, ...addons] } : main);
    if (!result.error) onTaken();
  };

  return (
    <div className={styles.line}>
      <Picture
        className={styles.picture}
        src={product.image_url.small}
        alt=""
        width={1000}
        height={1000}
        sizes="5rem"
      />
      <div className={styles.details}>
        <Link to={path}>{product.name}</Link>
        {withKeys(item.options, ({ label }) => label).map(([key, { label, value }]) => (
          <p key={key}>{t('option', { label, value })}</p>
        ))}
        <p>{t('savedQty', { qty: item.qty })}</p>
        {variant && !variant.canAdd && <p>{t('savedSoldOut')}</p>}
        <FieldError isAnnounced message={error ? messageOf(error, t('unknownError')) : undefined} />
      </div>
      {variant && variant.price !== null && (
        <p className={styles.price}>{formatPrice(variant.price * item.qty)}</p>
      )}
      <div className={styles.actions}>
        {variant?.canAdd && (
          <Button
            size="sm"
            variant="secondary"
            isBusy={isLoading}
            aria-label={t('moveToCartLabel', { name: product.name })}
            onClick={moveToCart}
          >
            {t('moveToCart')}
          </Button>
        )}
        {!variant && (
          <ButtonLink size="sm" variant="secondary" to={path}>
            {t('chooseOptions')}
          </ButtonLink>
        )}
        <IconButton icon="trash" label={t('removeSavedLabel', { name: product.name })} onClick={onTaken} />
      </div>
    </div>
  );
}
