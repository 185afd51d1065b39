import { productPath } from '@contract/paths';
import type { ProductPage } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { productDropped } from '@/features/compare/compareSlice';
import { ProductPrice } from '@/features/product/price/ProductPrice';
import { ProductRating } from '@/features/product/tile/ProductRating';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Picture } from '@/ui/Picture';
import styles from './CompareHead.module.css';

/** Name of a comparison column. */
export function CompareName({ product }: { product: ProductPage }) {
  const track = useTrack();
  return (
    <Link
      to={productPath(product.url_key)}
      onClick={() => track({ type: 'productSelected', product, list: 'compare' })}
    >
      {product.name}
    </Link>
  );
}

/** Head of a comparison column: the product's picture, price and actions. */
export function CompareHead({ product }: { product: ProductPage }) {
  const track = useTrack();
  const { t } = useTranslation('product');
  const dispatch = useDispatch();
  const path = productPath(product.url_key);
  const { entity_id, name, image_url } = product;
  return (
    <div className={styles.column}>
      <Picture
        src={image_url.normal}
        alt=""
        width={240}
        height={240}
        sizes="(min-width: 960px) 18rem, 40vw"
      />
      <ProductRating rating={product.reviews_rating} count={product.reviews_count} size={0.875} />
      <ProductPrice product={product} size="sm" />
      <div className={styles.buttons}>
        {product.type_id === 'simple' && product.display_add_to_cart && !product.poa ? (
          <AddToCartButton
            size="sm"
            product={{ entity_id, name, image: image_url.small }}
            isDisabled={!product.in_stock}
          />
        ) : (
          <ButtonLink to={path} size="sm" variant="secondary">
            {t('seeOptions')}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('removeFromCompare', { name })}
          onClick={() => {
            dispatch(productDropped(entity_id));
            track({ type: 'compareItemRemoved', product });
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
