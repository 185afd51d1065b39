import type { DeliverySlot, PickupPlace } from '@contract/delivery';
import { withColon } from '@contract/withColon';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { formatDay, formatTime } from '@/lib/dates';

interface Props {
  delivery: DeliverySlot | null;
  pickup: PickupPlace | null;
}

/** Day and hours of a delivery, or location and date of a pickup; nothing for an order with neither. */
export function DeliveryPlan({ delivery, pickup }: Props) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  if (pickup) {
    const { store_name, address, city, region, postcode, phone } = pickup;
    const place = [address, city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    const ready = formatDay(pickup.ready_date, locale);
    return (
      <>
        <p>
          {withColon(t('pickupAt'), locale)} <strong>{store_name}</strong>
        </p>
        <p>{[place, phone].filter(Boolean).join(' · ')}</p>
        {ready && <p>{t('pickupReady', { day: ready })}</p>}
      </>
    );
  }
  if (!delivery?.date) return null;
  const hours = delivery.from
    ? t('deliverySlot.window', {
        day: formatDay(delivery.date, locale),
        from: formatTime(delivery.from, locale),
        to: formatTime(delivery.to, locale),
      })
    : formatDay(delivery.date, locale);
  return (
    <p>
      {withColon(t('deliveryDate'), locale)} <strong>{hours}</strong>
    </p>
  );
}
