import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { useGetInventoryQuery } from '@/features/product/data/productApi';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './StockStatus.module.css';

interface Props {
  id: string;
  isInStock: boolean;
  /** No location has stock, but the product can be ordered. */
  isSpecialOrder?: boolean;
  /** The selected location, or null. */
  myStore: { store_id: string; store_name: string } | null;
  /** undefined if the tenant has no location search. */
  onChooseStore?: () => void;
}

/** Availability of the product and its stock at the selected location. The tenant's texts override ours. */
export function StockStatus({ id, isInStock, isSpecialOrder, myStore, onChooseStore }: Props) {
  const { t } = useTranslation('product');
  const { availability_messages: messages } = useConfig().display_features;
  const request = { id, storelocationid: myStore?.store_id };
  const { currentData } = useGetInventoryQuery(request, { skip: myStore === null });
  const locationStock = currentData?.locations.find(({ store_id }) => store_id === myStore?.store_id);
  const specialOrder = isSpecialOrder ? messages.special_order : '';
  const inStock = specialOrder || messages.in_stock || t('inStock');
  const general = isInStock ? inStock : messages.out_of_stock || t('outOfStock');
  return (
    <div className={styles.note}>
      <p className={styles.state} data-in-stock={isInStock || undefined}>
        <Icon name={isInStock ? 'check' : 'clock'} size={1.125} />
        {general}
      </p>
      {onChooseStore && (
        <p className={styles.store}>
          <Icon name="store" size={1.125} />
          {myStore ? (
            <span>
              {myStore.store_name}
              {locationStock && (
                <> · {locationStock.label || t('stockCount', { count: locationStock.qty })}</>
              )}
            </span>
          ) : (
            <span>{t('noStoreSelected')}</span>
          )}
          <Button variant="quiet" size="sm" onClick={onChooseStore}>
            {myStore ? t('changeStore') : t('chooseStore')}
          </Button>
        </p>
      )}
    </div>
  );
}
