import type { Cart } from '@contract/cart';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useBeginBookingMutation, useChooseShippingMutation } from '@/api/cart/cartApi';
import { useLocale } from '@/config/configSlice';
import { formatDay } from '@/lib/dates';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { bookedDayOf } from './bookingDay';
import styles from './DeliveryBooking.module.css';
import { noteBooking } from './startedCheckout';

const QrCode = lazy(async () => ({ default: (await import('@/ui/QrCode')).QrCode }));

const isPage = (url: string) => /^https?:/.test(url);

interface Props {
  cart: Cart;
  code: string;
  /** Called when the booking service has responded or failed. */
  onResponse: () => void;
}

/**
 * Books the delivery date in packageAI's iframe. Any message from the iframe closes it and reloads the booking from the server. A kiosk
 * loads no page of another host: there the shopper books on the phone, and closing the code reloads the booking; without a day, the dealer
 * calls, as when the page is not available.
 */
export function DeliveryBooking({ cart, code, onResponse }: Props) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const isKiosk = useIsKiosk();
  const [begin, { data, isLoading, error }] = useBeginBookingMutation();
  const [choose, { error: readError }] = useChooseShippingMutation();
  const [url, setUrl] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const day = bookedDayOf(cart, code);

  useEffect(() => {
    const listen = ({ source }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow) return;
      setUrl('');
      void choose({ method: code });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [choose, code]);

  const open = async () => {
    const result = await begin(code);
    const page = result.data?.booking_url ?? '';
    const isUp = isPage(page);
    noteBooking(isUp);
    onResponse();
    if (isUp) setUrl(page);
  };
  const close = () => {
    setUrl('');
    if (!isKiosk) return;
    noteBooking(false);
    onResponse();
    void choose({ method: code });
  };
  const bookingError = error ?? readError;
  const hasFailed = bookingError !== undefined || (data !== undefined && !isPage(data.booking_url));
  return (
    <div className={styles.booking}>
      {day !== '' && (
        <Notice tone="good" title={cart.packageAI?.title || t('booking.booked')}>
          <p>
            {formatDay(day, locale)}. {cart.packageAI?.message}
          </p>
        </Notice>
      )}
      {hasFailed && <Notice tone="bad">{messageOf(bookingError, t('booking.failed'))}</Notice>}
      <Button variant="secondary" icon="calendar" isBusy={isLoading} onClick={open}>
        {t(day !== '' ? 'booking.change' : 'booking.choose')}
      </Button>
      <Dialog isOpen={url !== ''} onClose={close} title={t('booking.choose')} closeLabel={t('booking.close')}>
        {isKiosk ? (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <p>{t('booking.onPhone')}</p>
            {url !== '' && <QrCode text={url} label={t('booking.choose')} />}
          </Suspense>
        ) : (
          <iframe ref={frame} className={styles.frame} title={t('booking.choose')} src={url} />
        )}
      </Dialog>
    </div>
  );
}
