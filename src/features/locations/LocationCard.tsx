import type { Location } from '@contract/location';
import { ownValue } from '@contract/ownValue';
import { telephoneUrl } from '@contract/telephone';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useTrack } from '@/api/useTrack';
import { useLocale } from '@/config/configSlice';
import { withKeys } from '@/lib/withKeys';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './LocationCard.module.css';
import { selectSelectedLocation } from './locationsSlice';
import { addressLines, directionsUrl, distanceText } from './locationText';
import { OpeningStatus } from './OpeningStatus';
import { useSelectLocation } from './useSelectLocation';

const pickupKeys: Record<string, 'pickupCurbside' | 'pickupInStore' | 'pickupDock'> = {
  curbside: 'pickupCurbside',
  in_store: 'pickupInStore',
  dock: 'pickupDock',
};

interface Props {
  store: Location;
  /** Number on the map next to the list; absent without a map. */
  number?: number;
}

/** Card of a location: address, opening hours, phone and directions. */
export function LocationCard({ store, number }: Props) {
  const track = useTrack();
  const { t } = useTranslation('stores');
  const locale = useLocale();
  const selectLocation = useSelectLocation();
  const isSelected = useSelector(selectSelectedLocation)?.store_id === store.store_id;
  const { store_id, store_name, phone, distance, hours } = store;
  const [street, town] = addressLines(store);
  return (
    <article className={styles.card} data-selected={isSelected || undefined}>
      <header className={styles.head}>
        <h2>
          {number !== undefined && <span className={styles.number}>{number}</span>}
          {store_name}
        </h2>
        {distance !== null && <span className={styles.distance}>{distanceText(distance, locale)}</span>}
      </header>
      <address className={styles.address}>
        {street}
        <br />
        {town}
      </address>
      <OpeningStatus location={store} />
      {(store.has_pickup || store.pickup_method !== '') && (
        <p className={styles.pickup}>
          <Icon name="box" size={1.125} />
          {t(ownValue(pickupKeys, store.pickup_method) ?? 'pickup')}
        </p>
      )}
      {hours.length > 0 && (
        <Disclosure title={t('hours')} isPrinted>
          <dl className={styles.hours}>
            {withKeys(hours, ({ day }) => day).map(([key, { day, hours: openingHours }]) => (
              <div key={key}>
                <dt>{day}</dt>
                <dd>{openingHours}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <div className={styles.actions}>
        {isSelected ? (
          <Badge tone="good">{t('myStore')}</Badge>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('selectStoreNamed', { name: store_name })}
            onClick={() => selectLocation({ store_id, store_name, phone })}
          >
            {t('selectStore')}
          </Button>
        )}
        {phone && (
          <a className={styles.link} href={telephoneUrl(phone)}>
            <Icon name="phone" size={1.125} />
            {phone}
          </a>
        )}
        <a
          className={styles.link}
          href={directionsUrl(store)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => track({ type: 'locationSearched', method: 'directions' })}
        >
          <Icon name="pin" size={1.125} />
          {t('directions')}
        </a>
      </div>
    </article>
  );
}
