import type { Product } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { ProductPrice } from '@/features/product/price/ProductPrice';
import styles from './ProductTile.module.css';

interface Props {
  product: Product;
  outlet: NonNullable<Product['outlet']>;
}

/** Price, condition and location of the cheapest outlet piece, in place of the price and delivery of a new one. */
export function TileOutlet({ product, outlet: { price, condition, store_name, count } }: Props) {
  const { t } = useTranslation('product');
  const piece = {
    ...product,
    price,
    list_price: product.price,
    price_to: undefined,
    instant_savings: null,
    consumer_rebate: null,
  };
  const place = store_name && t('outletAt', { store: store_name });
  return (
    <>
      <ProductPrice product={piece} size="sm" />
      <p className={styles.outlet}>{[condition, place].filter(Boolean).join(', ')}</p>
      {count > 1 && <p className={styles.outlet}>{t('outlets', { count })}</p>}
    </>
  );
}
