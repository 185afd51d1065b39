import type { ProductPage } from '@contract/product';
import { useSelector } from 'react-redux';
import { useGetShippingEstimateQuery } from '@/features/product/data/productApi';
import { LocationStock } from '@/features/product/stock/LocationStock';
import styles from './DeliveryEstimate.module.css';
import { DeliveryQuote } from './DeliveryQuote';
import { selectPostcode } from './deliverySlice';

interface Props {
  id: string;
  /** Whether id is a variant, whose stock is not part of the product's response. */
  isVariant?: boolean;
  /** Stock by location from the product's response; null if the tenant does not show stock. */
  stock: ProductPage['location_inventory'] | null;
}

/** Cost and first day of the delivery to the remembered postcode, and nearby locations with stock. */
export function DeliveryEstimate({ id, isVariant, stock }: Props) {
  const zip = useSelector(selectPostcode);
  const { currentData, isFetching, isError, refetch } = useGetShippingEstimateQuery(
    { id, zip },
    { skip: zip === '' },
  );
  return (
    <div className={styles.estimate}>
      <DeliveryQuote
        methods={currentData?.methods}
        isFetching={isFetching}
        isError={isError}
        refetch={refetch}
      />
      {stock && <LocationStock id={id} isVariant={isVariant} zip={zip} stock={stock} />}
    </div>
  );
}
