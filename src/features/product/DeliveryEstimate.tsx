import { useState } from 'react';
import type { ProductPage } from '@/api/contract/product';
import styles from './DeliveryEstimate.module.css';
import { DeliveryQuote } from './DeliveryQuote';
import { useGetShippingEstimateQuery } from './productApi';
import { StoreStock } from './StoreStock';

interface Props {
  id: string;
  /** By shop, as the product's answer said it; null where the store shows no stock. */
  stock: ProductPage['location_inventory'] | null;
}

/** What delivery to a postcode costs, and which shops near it have the product. */
export function DeliveryEstimate({ id, stock }: Props) {
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
      {stock && <StoreStock id={id} zip={zip} known={stock} />}
    </div>
  );
}
