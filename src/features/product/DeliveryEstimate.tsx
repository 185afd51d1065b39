import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/config/usePrice';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TextField } from '@/ui/TextField';
import styles from './DeliveryEstimate.module.css';
import { isPostcode } from './postcode';
import { useGetShippingEstimateQuery } from './productApi';
import { StoreStock } from './StoreStock';

/** What delivery to a postcode costs, and which shops near it have the product. */
export function DeliveryEstimate({ id, showsStock }: { id: string; showsStock: boolean }) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const [zip, setZip] = useState('');
  const [isWrong, setWrong] = useState(false);
  const resultId = useId();
  const { currentData, isFetching, isError } = useGetShippingEstimateQuery({ id, zip }, { skip: zip === '' });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('zip') ?? '').trim();
    setWrong(!isPostcode(typed));
    if (isPostcode(typed)) setZip(typed);
  }
  return (
    <div className={styles.estimate}>
      <form className={styles.form} onSubmit={submit} aria-describedby={resultId}>
        <TextField
          name="zip"
          label={t('deliveryTo')}
          autoComplete="postal-code"
          maxLength={10}
          error={isWrong ? t('zipWrong') : undefined}
        />
        <Button type="submit" variant="secondary" isBusy={isFetching}>
          {t('estimate')}
        </Button>
      </form>
      <div id={resultId} role="status">
        {isError && <p>{t('estimateFailed')}</p>}
        {currentData?.methods.length === 0 && <p>{t('noDelivery')}</p>}
        <ul className={styles.methods}>
          {currentData?.methods.map(({ code, carrier_title, price: amount, eta }) => (
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
      {showsStock && zip !== '' && <StoreStock id={id} zip={zip} />}
    </div>
  );
}
