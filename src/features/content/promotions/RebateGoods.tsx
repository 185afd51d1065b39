import { Link } from 'react-router-dom';
import type { Product } from '@/api/contract/product';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { type ShelfQuery, useGetShelfQuery } from '@/features/content/contentApi';
import { priceFacts } from '@/features/product/price';
import { productPath } from '@/features/product/productPath';
import styles from './RebateGoods.module.css';

/** Goods that stand for a programme in its card; all of them are behind Shop Now. */
const SHOWN = 3;

export const rebateShelf = (programId: string): ShelfQuery => ({
  category: '',
  skus: '',
  attribute: 'promotion',
  value: programId,
  order: '',
  limit: SHOWN,
});

/** The price a shopper has paid once the money is back, in units of the currency; null when that can't be said. */
export function priceAfterRebate(product: Product): { price: number; after: number } | null {
  const facts = priceFacts(product);
  if (facts.kind !== 'shown') return null;
  const back = facts.rebate?.amount ?? 0;
  return { price: facts.price, after: Math.max(0, Math.round((facts.price - back) * 100) / 100) };
}

/** Some goods of a programme, each with its price and the price after rebate. */
export function RebateGoods({ programId }: { programId: string }) {
  const { t } = useTranslation('content');
  const format = usePrice();
  const { data = [] } = useGetShelfQuery(rebateShelf(programId));
  if (data.length === 0) return null;
  return (
    <ul className={styles.goods}>
      {data.map((product) => {
        const prices = priceAfterRebate(product);
        return (
          <li key={product.entity_id}>
            <Link to={productPath(product.url_key)}>{product.name}</Link>
            {prices && prices.after < prices.price ? (
              <span>
                <s>{format(prices.price)}</s>{' '}
                <strong>{t('rebate.after', { price: format(prices.after) })}</strong>
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
