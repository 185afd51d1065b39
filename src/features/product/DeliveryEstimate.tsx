import { useState } from 'react';
import styles from './DeliveryEstimate.module.css';
import { DeliveryQuote } from './DeliveryQuote';
import { useGetShippingEstimateQuery } from './productApi';
import { StoreStock } from './StoreStock';

/** What delivery to a postcode costs, and which shops near it have the product. */
export function DeliveryEstimate({ id, showsStock }: { id: string; showsStock: boolean }) {
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
      {showsStock && zip !== '' && <StoreStock id={id} zip={zip} />}
    </div>
  );
}
