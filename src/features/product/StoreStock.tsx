import type { ProductPage } from '@/api/contract/product';
import { useTranslation } from '@/config/useTranslation';
import styles from './DeliveryEstimate.module.css';
import { useGetInventoryQuery } from './productApi';

const SHOWN = 6;

type LocationStock = ProductPage['location_inventory'];

interface Props {
  id: string;
  /** '' before the shopper said where. */
  zip: string;
  /** What the product's own answer said of shops; shown until the nearest are known. */
  known: LocationStock;
}

/** Stock by shop, the nearest to a postcode first once there is one. */
export function StoreStock({ id, zip, known }: Props) {
  const { t } = useTranslation('product');
  const { currentData } = useGetInventoryQuery({ id, zip }, { skip: zip === '' });
  // With a shop of one's own chosen, the answer tells of that one, which is said above.
  const locations = currentData?.locations ?? (known.length > 1 ? known : []);
  if (locations.length === 0) return null;
  return (
    <section className={styles.stock}>
      <h3>{currentData ? t('stockByStore') : t('stockAtStores')}</h3>
      <ul>
        {locations.slice(0, SHOWN).map(({ store_id, store_name, qty, label }) => (
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
