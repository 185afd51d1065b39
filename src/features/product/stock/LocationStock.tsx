import type { ProductPage } from '@contract/product';
import { useTranslation } from '@/config/useTranslation';
import { useGetInventoryQuery } from '@/features/product/data/productApi';
import styles from '@/features/product/delivery/DeliveryEstimate.module.css';

const MAX_LOCATIONS = 6;

type LocationStock = ProductPage['location_inventory'];

interface Props {
  id: string;
  /** '' before a postcode was submitted. */
  zip: string;
  /** Stock from the product's response, shown until the nearest locations are loaded. */
  stock: LocationStock;
}

/** Stock by location, sorted by distance once a postcode is known. */
export function LocationStock({ id, zip, stock: initialStock }: Props) {
  const { t } = useTranslation('product');
  const { currentData } = useGetInventoryQuery({ id, zip }, { skip: zip === '' });
  // With a selected location the response contains only that one, which StockStatus shows.
  const locations = currentData?.locations ?? (initialStock.length > 1 ? initialStock : []);
  if (locations.length === 0) return null;
  return (
    <section className={styles.stock}>
      <h3>{currentData ? t('stockByStore') : t('stockAtStores')}</h3>
      <ul>
        {locations.slice(0, MAX_LOCATIONS).map(({ store_id, store_name, qty, label }) => (
          <li key={store_id}>
            <span>{store_name}</span>
            <span data-in-stock={qty > 0 || undefined}>
              {label || (qty > 0 ? t('stockCount', { count: qty }) : t('notInStock'))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
