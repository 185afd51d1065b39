import type { Cart } from '@contract/cart';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { useChooseShippingMutation, useStoreShippingMutation } from '@/api/cart/cartApi';
import { useConfig, useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { postcodeEntered } from '@/features/product/delivery/deliverySlice';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { Skeleton } from '@/ui/Skeleton';
import { isBookedMethod, isDayMissing } from './bookingDay';
import { DeliveryBooking } from './DeliveryBooking';
import { DeliverySlots } from './DeliverySlots';
import styles from './Step.module.css';
import { useDeliverySlot } from './useDeliverySlot';

interface Props {
  cart: Cart;
  /** Selects the location, for a pickup method. */
  pickup: ReactNode;
  /** Called with each choice, which is stored immediately. */
  onChange: () => void;
  onDone: () => void;
}

/** Checkout step: shipping method, with the day and hours of the delivery or the location of the pickup. */
export function DeliveryStep({ cart, pickup, onChange, onDone }: Props) {
  const { t } = useTranslation('checkout');
  const formatPrice = usePrice();
  const locale = useLocale();
  const dispatch = useDispatch();
  const [chooseShipping, { isLoading, error: chooseError }] = useChooseShippingMutation();
  const [storeShipping, { error: storeError }] = useStoreShippingMutation();
  const error = chooseError ?? storeError;
  const [selected, setSelected] = useState(cart.info.shipping_method);
  const [isPlaceMissing, setPlaceMissing] = useState(false);
  const [isDayAsked, setDayAsked] = useState(false);
  const [isRetried, setRetried] = useState(false);

  const config = useConfig();
  // A change of address, or the backend, may remove the selected method.
  const method = cart.shipping_methods.find((one) => one.code === selected) ?? cart.shipping_methods[0];
  const code = method?.code ?? null;
  const isBooked = code !== null && isBookedMethod(config, code);
  const isPickup = method?.is_pickup ?? false;
  const slot = useDeliverySlot(cart, method !== undefined && !isBooked && !isPickup);
  const hasSlots = !isBooked && !isPickup && slot.choice !== null;

  // The address is complete now, so tiles, products and the cart show the delivery days for this postcode from now on.
  const { postcode } = cart.shipping_address;
  useEffect(() => {
    dispatch(postcodeEntered(postcode));
  }, [dispatch, postcode]);

  const slotData = slot.choice
    ? { delivery_date: slot.choice.date, delivery_slot: slot.choice.slot }
    : undefined;
  /** Stored immediately, so that the summary shows the totals for the choice. */
  const change = (next: string) => {
    setSelected(next);
    onChange();
    const isCarried = !cart.shipping_methods.some((one) => one.code === next && one.is_pickup);
    const data = isCarried && !isBookedMethod(config, next) ? slotData : undefined;
    void storeShipping({ method: next, ...(data ? { data } : {}) });
  };

  const needsPlace = isPickup && cart.info.storelocationid === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const needsDay = code !== null && isDayMissing(config, cart, code);
    setPlaceMissing(needsPlace);
    setDayAsked(needsDay);
    // A click while the days are missing would place an order without a day. A calendar that fails again must not prevent the order.
    const isDayPending = slot.isLoading || (slot.error !== undefined && !isRetried);
    if (code === null || needsPlace || needsDay || isDayPending) return;
    const data = hasSlots ? slotData : undefined;
    const result = await chooseShipping({ method: code, ...(data ? { data } : {}) });
    if (!result.error) onDone();
    else if (data) void slot.refetch();
  };

  const detailOf = ({ eta, earliest_date, is_pickup }: Cart['shipping_methods'][number]) => {
    const day = formatDay(earliest_date, locale);
    const text = day && t(is_pickup ? 'deliverySlot.ready' : 'deliverySlot.earliest', { day });
    return [text, eta].filter(Boolean).join(' · ');
  };
  if (cart.shipping_methods.length === 0)
    return <Notice tone="warn">{cart.shipping_notice || t('noShippingMethods')}</Notice>;
  return (
    <form className={styles.step} onSubmit={submit}>
      {cart.shipping_notice && <Notice tone="warn">{cart.shipping_notice}</Notice>}
      <RadioGroup
        legend={t('shippingMethod')}
        isLegendHidden
        name="shipping_method"
        variant="cards"
        value={code}
        onChange={change}
        choices={cart.shipping_methods.map((one) => ({
          value: one.code,
          label: `${one.carrier_title}, ${one.price === 0 ? t('free') : formatPrice(one.price)}`,
          detail: detailOf(one),
        }))}
      />
      {isBooked && code !== null && (
        <DeliveryBooking key={code} cart={cart} code={code} onResponse={() => setDayAsked(false)} />
      )}
      {isDayAsked && code !== null && isDayMissing(config, cart, code) && (
        <FieldError isAnnounced message={t('bookingRequired')} />
      )}
      {isPickup && pickup}
      {isPlaceMissing && needsPlace && <FieldError isAnnounced message={t('blocked.pickup')} />}
      {slot.isLoading && <Skeleton height="12rem" />}
      {slot.error && (
        <Notice
          tone="bad"
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setRetried(true);
                void slot.refetch();
              }}
            >
              {t('retry')}
            </Button>
          }
        >
          {isRetried ? t('deliverySlot.down') : messageOf(slot.error, t('deliverySlot.failed'))}
        </Notice>
      )}
      {slot.isTaken && hasSlots && <Notice tone="warn">{t('deliverySlot.taken')}</Notice>}
      {hasSlots && slot.choice && (
        <DeliverySlots days={slot.days} choice={slot.choice} onChange={slot.choose} />
      )}
      {error && <Notice tone="bad">{messageOf(error, t('unknownError'))}</Notice>}
      <Button type="submit" size="lg" isBusy={isLoading || slot.isLoading} iconAfter="arrowRight">
        {t('continueToPayment')}
      </Button>
    </form>
  );
}
