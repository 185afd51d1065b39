import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useGetInventoryQuery } from './productApi';
import styles from './StockNote.module.css';

interface Props {
  id: string;
  isInStock: boolean;
  /** No shop has a piece of it, yet it can be bought: it is ordered for the shopper. */
  isSpecialOrder?: boolean;
  /** The shopper's shop; null before one is chosen. */
  myStore: { store_id: string; store_name: string } | null;
  /** undefined where the store has no search for its shops. */
  onChooseStore?: () => void;
}

/** Whether it can be had, and whether the shopper's own shop has it. The store's wording wins over ours. */
export function StockNote({ id, isInStock, isSpecialOrder, myStore, onChooseStore }: Props) {
  const { t } = useTranslation('product');
  const { availability_messages: messages } = useConfig().display_features;
  const request = { id, storelocationid: myStore?.store_id };
  const { currentData } = useGetInventoryQuery(request, { skip: myStore === null });
  const here = currentData?.locations.find(({ store_id }) => store_id === myStore?.store_id);
  const ordered = isSpecialOrder ? messages.special_order : '';
  const inStock = ordered || messages.in_stock || t('inStock');
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
              {here && <> · {here.label || t('pieces', { count: here.qty })}</>}
            </span>
          ) : (
            <span>{t('noStoreChosen')}</span>
          )}
          <Button variant="quiet" size="sm" onClick={onChooseStore}>
            {myStore ? t('changeStore') : t('chooseStore')}
          </Button>
        </p>
      )}
    </div>
  );
}
