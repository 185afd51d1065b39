import type { Product } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocale } from '@/config/configSlice';
import { useDeliveryDates } from '@/features/product/delivery/deliveryApi';
import { selectPostcode } from '@/features/product/delivery/deliverySlice';
import { formatDay } from '@/lib/dates';
import styles from './ProductTile.module.css';

const TEXTS = {
  in_stock: 'tileInStock',
  special_order: 'tileSpecialOrder',
  out_of_stock: 'tileOutOfStock',
} as const;

/**
 * One line: the earliest delivery to the remembered postcode, or how the product is supplied. The line is always present if the backend
 * sends the availability, so that the day replaces it without a layout shift.
 */
export function TileDelivery({ availability }: Pick<Product, 'availability'>) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const postcode = useSelector(selectPostcode);
  const isDelivered = availability === 'in_stock' || availability === 'special_order';
  const dates = useDeliveryDates(isDelivered ? postcode : '');
  if (availability === '') return null;
  const day = isDelivered && dates ? formatDay(dates[availability], locale) : '';
  return (
    <p className={styles.delivery} data-in-stock={availability === 'in_stock' || undefined}>
      {day ? t('tileDelivery', { day }) : t(TEXTS[availability])}
    </p>
  );
}
