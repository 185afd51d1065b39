import type { ProductPage } from '@contract/product';
import { useState } from 'react';
import { useGetShippingEstimateQuery } from '@/features/product/data/productApi';
import { LocationStock } from '@/features/product/stock/LocationStock';
import styles from './DeliveryEstimate.module.css';
import { DeliveryQuote } from './DeliveryQuote';

interface Props {
  id: string;
  /** Whether id is a variant, whose stock the product's response does not tell. */
  isVariant?: boolean;
  /** Stock by location from the product's response; null where the tenant shows no stock. */
  stock: ProductPage['location_inventory'] | null;
}

/** Delivery cost to a postcode, and nearby locations with stock. */
export function DeliveryEstimate({ id, isVariant, stock }: Props) {
  const [zip, setZip] = useState('');
  const { currentData, isFetching, isError } = useGetShippingEstimateQuery({ id, zip }, { skip: zip === '' });
  return (
    <div className={styles.estimate}>
      <DeliveryQuote
        onZip={setZip}
        methods={currentData?.methods}
        isFetching={isFetching}
        isError={isError}
      />
      {stock && <LocationStock id={id} isVariant={isVariant} zip={zip} stock={stock} />}
    </div>
  );
}
