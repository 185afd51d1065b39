import { useTranslation } from 'react-i18next';
import styles from './DeliveryEstimate.module.css';
import { useGetInventoryQuery } from './productApi';

const SHOWN = 6;

/** Stock of the shops nearest to a postcode. */
export function StoreStock({ id, zip }: { id: string; zip: string }) {
  const { t } = useTranslation('product');
  const { currentData } = useGetInventoryQuery({ id, zip });
  if (!currentData || currentData.locations.length === 0) return null;
  return (
    <section className={styles.stock}>
      <h3>{t('stockByStore')}</h3>
      <ul>
        {currentData.locations.slice(0, SHOWN).map(({ store_id, store_name, qty, label }) => (
          <li key={store_id}>
            <span>{store_name}</span>
            <span data-in-stock={qty > 0 || undefined}>
              {label || (qty > 0 ? t('pieces', { count: qty }) : t('notHere'))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
