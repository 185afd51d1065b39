import type { Cart } from '@contract/cart';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { addressLine } from '@/features/address/AddressText';
import { formatDay, formatTime } from '@/lib/dates';
import { bookedDayOf } from './bookingDay';
import { usePlanText } from './planText';
import type { Step } from './steps';

/** One-line summaries of the checkout steps: the address, method and day of the delivery, and the payment. */
export function useStepSummaries(cart: Cart): Partial<Record<Step, string>> {
  const { t } = useTranslation('checkout');
  const price = usePrice();
  const locale = useLocale();
  const planText = usePlanText();
  const { info, billing_address, shipping_address, delivery, pickup } = cart;
  const shipping = shipping_address.same_as_billing ? billing_address : shipping_address;
  const method = cart.shipping_methods.find(({ code }) => code === info.shipping_method);
  const payment = cart.payment_methods.find(({ code }) => code === info.payment_method);
  const { cc_last4: digits } = info.payment_data;
  const hours = delivery?.from && {
    day: formatDay(delivery.date, locale),
    from: formatTime(delivery.from, locale),
    to: formatTime(delivery.to, locale),
  };
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
  return {
    address: join(addressLine(shipping), shipping.postcode),
    delivery: method
      ? join(
          method.carrier_title,
          method.price === 0 ? t('free') : price(method.price),
          method.is_pickup ? pickup?.store_name : '',
          hours
            ? t('deliverySlot.window', hours)
            : formatDay(delivery?.date || bookedDayOf(cart, method.code), locale),
        )
      : '',
    payment: join(
      payment?.title,
      typeof digits === 'string' && digits !== '' ? t('cardEnding', { digits }) : '',
      cart.financing_plan ? planText(cart.financing_plan) : '',
    ),
  };
}
