import { productPath } from '@contract/paths';
import type { Product } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { listAround } from '@/browser/listAround';
import { usePrice } from '@/config/usePrice';
import { type ProductListQuery, useGetProductListQuery } from '@/features/content/contentApi';
import { priceDisplay } from '@/features/product/price/price';
import styles from './RebateProducts.module.css';

/** Number of products in a rebate's card; Shop Now links to all of them. */
const PRODUCT_COUNT = 3;

export const rebateProductsQuery = (programId: string): ProductListQuery => ({
  category: '',
  skus: '',
  attribute: 'promotion',
  value: programId,
  order: '',
  limit: PRODUCT_COUNT,
});

/** Returns the price before and after the rebate in currency units; null when the product has no visible price. */
export function priceAfterRebate(product: Product): { price: number; after: number } | null {
  const priceInfo = priceDisplay(product);
  if (priceInfo.kind !== 'visible') return null;
  const rebateAmount = priceInfo.rebate?.amount ?? 0;
  return {
    price: priceInfo.price,
    after: Math.max(0, Math.round((priceInfo.price - rebateAmount) * 100) / 100),
  };
}

/** Products of a rebate, each with its price and its price after rebate. */
export function RebateProducts({ programId }: { programId: string }) {
  const track = useTrack();
  const { t } = useTranslation('content');
  const format = usePrice();
  const { data = [] } = useGetProductListQuery(rebateProductsQuery(programId));
  if (data.length === 0) return null;
  return (
    <ul className={styles.products}>
      {data.map((product) => {
        const prices = priceAfterRebate(product);
        return (
          <li key={product.entity_id}>
            <Link
              to={productPath(product.url_key)}
              onClick={({ currentTarget }) =>
                track({ type: 'productSelected', product, list: listAround(currentTarget) })
              }
            >
              {product.name}
            </Link>
            {prices && prices.after < prices.price ? (
              <span>
                <s>{format(prices.price)}</s>{' '}
                <strong>{t('rebate.priceAfter', { price: format(prices.after) })}</strong>
              </span>
            ) : (
              prices && <span>{format(prices.price)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
