import type { BookedDay as Booked } from '@contract/cart';
import { withColon } from '@contract/withColon';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { formatDay } from '@/lib/dates';

/** The booked delivery date with the carrier's message; nothing if no date is booked. */
export function BookedDeliveryDate({ booked: { delivery_date, message } }: { booked: Booked }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  if (!delivery_date) return null;
  return (
    <p>
      {withColon(t('deliveryDate'), locale)} <strong>{formatDay(delivery_date, locale)}</strong>. {message}
    </p>
  );
}
