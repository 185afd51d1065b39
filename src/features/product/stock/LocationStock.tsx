import type { ProductPage } from '@contract/product';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInventoryQuery } from '@/features/product/data/productApi';
import { PositionContext } from '@/features/product/data/productRequest';
import styles from '@/features/product/delivery/DeliveryEstimate.module.css';

const MAX_LOCATIONS = 6;

type LocationStock = ProductPage['location_inventory'];

interface Props {
  /** entity_id of the product or of its selected variant. */
  id: string;
  /** Whether id is a variant; the stock in the product's response is the total of all its variants. */
  isVariant?: boolean;
  /** '' until a postcode is submitted. */
  zip: string;
  /** Stock from the product's response, shown until the nearest locations have loaded. */
  stock: LocationStock;
}

/** Stock by location, sorted by distance once a postcode or the shopper's position is known. */
export function LocationStock({ id, isVariant = false, zip, stock }: Props) {
  const { t } = useTranslation('product');
  const position = use(PositionContext);
  const near = zip === '' ? position : { zip };
  const { currentData } = useGetInventoryQuery({ id, ...near }, { skip: near === undefined && !isVariant });
  // If a location is selected, the response only contains that one, which StockStatus shows.
  const initialStock = isVariant || stock.length < 2 ? [] : stock;
  const locations = currentData?.locations ?? initialStock;
  if (locations.length === 0) return null;
  return (
    <section className={styles.stock}>
      <h2>{currentData && near ? t('stockByStore') : t('stockAtStores')}</h2>
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
