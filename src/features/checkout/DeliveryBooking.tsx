import type { Cart } from '@contract/cart';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useBeginBookingMutation, useChooseShippingMutation } from '@/api/cart/cartApi';
import { useLocale } from '@/config/configSlice';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { bookedDayOf } from './bookingDay';
import styles from './DeliveryBooking.module.css';
import { noteBooking } from './startedCheckout';

const isPage = (url: string) => /^https?:/.test(url);

interface Props {
  cart: Cart;
  code: string;
  /** Called when the booking service has responded or failed. */
  onResponse: () => void;
}

/** Books the delivery date in packageAI's iframe. Any message from the iframe closes it and reloads the booking from the server. */
export function DeliveryBooking({ cart, code, onResponse }: Props) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
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
      <Dialog
        isOpen={url !== ''}
        onClose={() => setUrl('')}
        title={t('booking.choose')}
        closeLabel={t('booking.close')}
      >
        <iframe ref={frame} className={styles.frame} title={t('booking.choose')} src={url} />
      </Dialog>
    </div>
  );
}
