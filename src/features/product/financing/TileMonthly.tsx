import { useTranslation } from 'react-i18next';
import { usePercent } from '@/config/usePercent';
import { usePrice } from '@/config/usePrice';
import type { Priced } from '@/features/product/price/price';
import styles from './MonthlyPayment.module.css';
import { useFinancing } from './useFinancing';

/**
 * The lowest monthly payment with its term and APR (Regulation Z requires both next to the amount), as one line of a tile; nothing without
 * an offer.
 */
export function TileMonthly({ product }: { product: Priced }) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const percent = usePercent();
  const { best } = useFinancing(product);
  if (!best) return null;
  const { monthly, months, apr } = best;
  return (
    <p className={styles.tile}>
      {t('monthlyFrom', { amount: price(monthly), count: months, apr: percent(apr) })}
    </p>
  );
}
