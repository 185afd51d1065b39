import type { EstimatedMethod } from '@contract/productEndpoints';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { formatDay } from '@/lib/dates';
import { withKeys } from '@/lib/withKeys';
import { Icon } from '@/ui/Icon';
import styles from './DeliveryEstimate.module.css';
import { DeliveryPostcode } from './DeliveryPostcode';

interface Props {
  /** undefined until a postcode is entered. */
  methods: readonly EstimatedMethod[] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** The remembered postcode with the delivery methods, their prices and their first days. */
export function DeliveryQuote({ methods, isFetching, isError, refetch }: Props) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const locale = useLocale();
  const dayText = ({ earliest_date: date, is_pickup }: EstimatedMethod) =>
    date && t(is_pickup ? 'pickupDay' : 'earliestDay', { day: formatDay(date, locale) });
  return (
    <>
      <DeliveryPostcode isBusy={isFetching} onRetry={isError ? () => void refetch() : undefined} />
      <div role="status">
        {isError && <p>{t('estimateFailed')}</p>}
        {methods?.every((method) => method.is_pickup) && <p>{t('noDelivery')}</p>}
        <ul className={styles.methods}>
          {withKeys(methods ?? [], ({ code }) => code).map(([key, method]) => (
            <li key={key}>
              <Icon name={method.is_pickup ? 'store' : 'truck'} size={1.25} />
              <span>
                {method.carrier_title}
                {dayText(method) && <strong className={styles.day}> {dayText(method)}</strong>}
                {method.eta && <small>{method.eta}</small>}
              </span>
              <strong>{method.price === 0 ? t('free') : price(method.price)}</strong>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
