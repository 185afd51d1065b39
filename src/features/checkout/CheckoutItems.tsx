import type { CartItem } from '@contract/cart';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/config/usePrice';
import { withKeys } from '@/lib/withKeys';
import { Picture } from '@/ui/Picture';
import styles from './CheckoutItems.module.css';

/** Compact list of line items for the checkout and the order. */
export function CheckoutItems({ items }: { items: readonly CartItem[] }) {
  const { t } = useTranslation('checkout');
  const formatPrice = usePrice();
  return (
    <ul className={styles.items}>
      {withKeys(items, ({ item_id }) => item_id).map(([key, item]) => (
        <li key={key} className={styles.item}>
          <Picture
            src={item.image_url}
            alt=""
            width={1000}
            height={1000}
            sizes="4rem"
            className={styles.picture}
          />
          <div>
            <p className={styles.name}>{item.name}</p>
            <p className={styles.detail}>
              {[...item.options.map(({ value }) => value), t('qty', { qty: item.qty })].join(', ')}
            </p>
          </div>
          <p className={styles.price}>
            {item.row_total.formatted || formatPrice(item.price.amount * item.qty)}
          </p>
        </li>
      ))}
    </ul>
  );
}
