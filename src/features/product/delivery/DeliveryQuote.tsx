import { type FormEvent, useId, useState } from 'react';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TextField } from '@/ui/TextField';
import styles from './DeliveryEstimate.module.css';

const US_ZIP = /^\d{5}(?:-\d{4})?$/;
const CANADIAN = /^[a-ceghj-npr-tvxy]\d[a-ceghj-npr-tv-z] ?\d[a-ceghj-npr-tv-z]\d$/i;

/** True for a postcode of the United States or Canada. */
const isPostcode = (text: string): boolean => US_ZIP.test(text) || CANADIAN.test(text);

interface Props {
  onZip: (zip: string) => void;
  /** undefined until a postcode was submitted. */
  methods: readonly { code: string; carrier_title: string; price: number; eta: string }[] | undefined;
  isFetching: boolean;
  isError: boolean;
}

/** Postcode form with the delivery methods and prices. */
export function DeliveryQuote({ onZip, methods, isFetching, isError }: Props) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const [isInvalid, setInvalid] = useState(false);
  const resultId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const zip = String(new FormData(event.currentTarget).get('zip') ?? '').trim();
    setInvalid(!isPostcode(zip));
    if (isPostcode(zip)) onZip(zip);
  }
  return (
    <>
      <form className={styles.form} onSubmit={submit} aria-describedby={resultId}>
        <TextField
          name="zip"
          label={t('deliveryTo')}
          autoComplete="postal-code"
          maxLength={10}
          error={isInvalid ? t('zipInvalid') : undefined}
        />
        <Button type="submit" variant="secondary" isBusy={isFetching}>
          {t('estimate')}
        </Button>
      </form>
      <div id={resultId} role="status">
        {isError && <p>{t('estimateFailed')}</p>}
        {methods?.length === 0 && <p>{t('noDelivery')}</p>}
        <ul className={styles.methods}>
          {methods?.map(({ code, carrier_title, price: amount, eta }) => (
            <li key={code}>
              <Icon name="truck" size={1.25} />
              <span>
                {carrier_title}
                {eta && <small>{eta}</small>}
              </span>
              <strong>{amount === 0 ? t('free') : price(amount)}</strong>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
