import type { CartItem } from '@/api/contract/cart';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import styles from './CartLine.module.css';

/** What a line saves: at once, by a code or an offer, and by mail (commerce specification §3). */
export function LineSavings({ item }: { item: CartItem }) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const savings = [
    ['instantSavings', item.discount_instant_savings],
    ['lineDiscount', item.discount],
    ['mailInRebate', item.discount_consumer_rebate],
  ] as const;
  return savings
    .filter(([, { amount }]) => amount !== 0)
    .map(([name, { amount, formatted }]) => (
      <p key={name} className={styles.saving}>
        {t(name, { amount: formatted || formatPrice(Math.abs(amount)) })}
      </p>
    ));
}
