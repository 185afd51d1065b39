import { useDispatch, useSelector } from 'react-redux';
import type { Location } from '@/api/contract/location';
import { useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { track } from '@/lib/track';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './StoreCard.module.css';
import { addressLines, directionsUrl, distanceText, telephone } from './storePlaces';
import { selectMyStore, storeChosen } from './storesSlice';

const pickupWords: Record<string, string> = {
  curbside: 'pickupCurbside',
  in_store: 'pickupInStore',
  dock: 'pickupDock',
};

interface Props {
  store: Location;
  /** Its number on the map beside the list; absent where there is none. */
  number?: number;
}

/** A shop with what one needs to get there. */
export function StoreCard({ store, number }: Props) {
  const { t } = useTranslation('stores');
  const locale = useLocale();
  const dispatch = useDispatch();
  const isMine = useSelector(selectMyStore)?.store_id === store.store_id;
  const { store_id, store_name, phone, distance, hours } = store;
  const [street, town] = addressLines(store);
  return (
    <article className={styles.card} data-mine={isMine || undefined}>
      <header className={styles.head}>
        <h3>
          {number !== undefined && <span className={styles.number}>{number}</span>}
          {store_name}
        </h3>
        {distance !== null && <span className={styles.distance}>{distanceText(distance, locale)}</span>}
      </header>
      <address className={styles.address}>
        {street}
        <br />
        {town}
      </address>
      {store.has_pickup && (
        <p className={styles.pickup}>
          <Icon name="box" size={1.125} />
          {t(pickupWords[store.pickup_method] ?? 'pickup')}
        </p>
      )}
      {hours.length > 0 && (
        <Disclosure title={t('hours')}>
          <dl className={styles.hours}>
            {hours.map(({ day, hours: open }) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>{open}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <div className={styles.actions}>
        {isMine ? (
          <Badge tone="good">{t('myStore')}</Badge>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('chooseStoreNamed', { name: store_name })}
            onClick={() => dispatch(storeChosen({ store_id, store_name, phone }))}
          >
            {t('chooseStore')}
          </Button>
        )}
        {phone && (
          <a className={styles.link} href={telephone(phone)}>
            <Icon name="phone" size={1.125} />
            {phone}
          </a>
        )}
        <a
          className={styles.link}
          href={directionsUrl(store)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => track({ type: 'storeSought', by: 'directions' })}
        >
          <Icon name="pin" size={1.125} />
          {t('directions')}
        </a>
      </div>
    </article>
  );
}
