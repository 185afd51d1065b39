import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import type { Priced } from '@/features/product/price/price';
import styles from './MonthlyPayment.module.css';
import { useFinancing } from './useFinancing';

/** The lowest monthly payment as one line of a tile; nothing without an offer. */
export function TileMonthly({ product }: { product: Priced }) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const { best } = useFinancing(product);
  return best && <p className={styles.tile}>{t('monthlyFrom', { amount: price(best.monthly) })}</p>;
}
