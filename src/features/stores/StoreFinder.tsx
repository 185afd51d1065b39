import { type FormEvent, useState } from 'react';
import { mostLocations } from '@/api/contract/location';
import { useTranslation } from '@/config/useTranslation';
import { track } from '@/lib/track';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { TextField } from '@/ui/TextField';
import { OwnStore } from './OwnStore';
import { StoreCard } from './StoreCard';
import styles from './StoreFinder.module.css';
import { StoreMap } from './StoreMap';
import { type LocationsRequest, useListLocationsQuery } from './storesApi';
import { usePosition } from './usePosition';

/** Cards shown before 'more': a chain of 1,565 shops opens as fast as one of six. */
const STEP = 12;

/** Shops by postcode or by where the shopper is, the list first, a drawn map beside it where there is room. */
export function StoreFinder({ hasMap }: { hasMap?: boolean }) {
  const { t } = useTranslation('stores');
  const [request, setRequest] = useState<LocationsRequest>({});
  const [shown, setShown] = useState(STEP);
  const { data: stores, isFetching, isError, refetch } = useListLocationsQuery(request);
  const look = (next: LocationsRequest) => {
    if (next.zip || next.lat) track({ type: 'storeSought', by: next.zip ? 'zip' : 'position' });
    setRequest(next);
    setShown(STEP);
  };
  const [position, askPosition] = usePosition(look);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const zip = String(new FormData(event.currentTarget).get('zip') ?? '').trim();
    look(zip ? { zip } : {});
  }
  const visible = stores?.slice(0, shown) ?? [];
  const isPlaced = visible.some(({ distance }) => distance !== null);
  const isUnknownPlace = request.zip !== undefined && visible.length > 0 && !isFetching && !isPlaced;
  const count = stores?.length ?? 0;
  const countText = count < mostLocations ? 'stores' : isPlaced ? 'storesNearest' : 'storesFirst';
  return (
    <div className={styles.finder}>
      <form className={styles.form} onSubmit={submit}>
        <TextField name="zip" label={t('zip')} autoComplete="postal-code" maxLength={10} />
        <Button type="submit" isBusy={isFetching && request.zip !== undefined}>
          {t('find')}
        </Button>
        <Button variant="secondary" icon="pin" isBusy={position === 'asking'} onClick={askPosition}>
          {t('nearMe')}
        </Button>
      </form>
      {position === 'refused' && <Notice tone="warn">{t('positionRefused')}</Notice>}
      {isError && (
        <Notice tone="bad" action={<Button onClick={refetch}>{t('tryAgain')}</Button>}>
          {t('fetchFailed')}
        </Notice>
      )}
      {isUnknownPlace && <Notice tone="warn">{t('placeUnknown')}</Notice>}
      <p role="status" className={styles.count}>
        {stores && t(countText, { count })}
      </p>
      {stores && <OwnStore shownIds={visible.map(({ store_id }) => store_id)} />}
      <div className={styles.result} data-map={hasMap || undefined}>
        <div>
          <ul className={styles.list} aria-busy={isFetching || undefined}>
            {visible.map((store, index) => (
              <li key={store.store_id}>
                <StoreCard store={store} number={hasMap ? index + 1 : undefined} />
              </li>
            ))}
            {!stores && isFetching && <Skeleton height="10rem" />}
          </ul>
          {stores && stores.length > shown && (
            <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
              {t('moreStores')}
            </Button>
          )}
        </div>
        {hasMap && stores && stores.length > 0 && <StoreMap stores={visible} />}
      </div>
    </div>
  );
}
