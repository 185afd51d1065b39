import type { BookedDay as Booked } from '@/api/contract/cart';
import { useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { formatDate } from '@/lib/dates';

/** The day a delivery was booked for, and what the carrier says of it; nothing while no day is picked. */
export function BookedDay({ booked: { delivery_date, message } }: { booked: Booked }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  if (!delivery_date) return null;
  return (
    <p>
      {t('deliveryDay')}: <strong>{formatDate(delivery_date, locale)}</strong>. {message}
    </p>
  );
}
