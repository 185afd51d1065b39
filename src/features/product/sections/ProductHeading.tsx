import type { Product, SimpleProduct } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { EnergyStar } from '@/features/product/tile/EnergyStar';
import { ProductRating } from '@/features/product/tile/ProductRating';
import styles from './ProductHeading.module.css';

interface Props {
  product: Product;
  simple: SimpleProduct | null;
}

/** Brand, name, model number, SKU and rating of a product. */
export function ProductHeading({ product, simple }: Props) {
  const { t } = useTranslation('product');
  const sku = simple?.sku || product.sku;
  const model = simple?.model_number || product.model_number;
  const { show_reviews } = useConfig().display_features.pdp;
  const rating = <ProductRating rating={product.reviews_rating} count={product.reviews_count} />;
  return (
    <header className={styles.heading}>
      {product.manufacturer && <p className={styles.brand}>{product.manufacturer}</p>}
      <h1 className={styles.name}>{product.name}</h1>
      <p className={styles.identifiers}>
        {model && <span>{t('model', { model })}</span>}
        {sku && sku !== model && <span>{t('sku', { sku })}</span>}
        {product.energy_star_qualified && <EnergyStar />}
      </p>
      {product.reviews_count > 0 && show_reviews && (
        <a className={styles.rating} href="#reviews">
          {rating}
          <span className="visually-hidden"> {t('readReviews')}</span>
        </a>
      )}
      {product.reviews_count > 0 && !show_reviews && <div className={styles.rating}>{rating}</div>}
    </header>
  );
}
