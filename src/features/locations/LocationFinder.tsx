import { mostLocations } from '@contract/location';
import { parsePostcode } from '@contract/postcode';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTrack } from '@/api/useTrack';
import { useCheckPostcode } from '@/features/product/delivery/deliveryApi';
import { postcodeEntered, selectPostcode } from '@/features/product/delivery/deliverySlice';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { TextField } from '@/ui/TextField';
import { LocationCard } from './LocationCard';
import styles from './LocationFinder.module.css';
import { LocationMap } from './LocationMap';
import { type LocationsRequest, useListLocationsQuery } from './locationsApi';
import { type Position, positionFound, selectSelectedLocation } from './locationsSlice';

/** Number of cards added by each "show more", so that a chain of 1,565 locations opens as fast as one of six. */
export const PAGE_SIZE = 12;

/** Finds locations by the remembered postcode, another one or geolocation; a map is shown next to the list if there is space. */
export function LocationFinder({ hasMap }: { hasMap?: boolean }) {
  const track = useTrack();
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  // A kiosk denies geolocation, and its location is selected.
  const isKiosk = useIsKiosk();
  const postcode = useSelector(selectPostcode);
  const [zip, setZip] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const checkPostcode = useCheckPostcode();
  const submittedText = useRef('');
  const [searched, setSearched] = useState<LocationsRequest | null>(null);
  const request = searched ?? (postcode ? { zip: postcode } : {});
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const { data: locations, isFetching, isError, refetch } = useListLocationsQuery(request);
  const search = (next: LocationsRequest) => {
    if (next.zip || next.lat) track({ type: 'locationSearched', method: next.zip ? 'zip' : 'position' });
    setSearched(next);
    setVisibleCount(PAGE_SIZE);
  };
  const [geolocation, requestPosition, cancelPosition] = useGeolocation((position) => {
    dispatch(positionFound(position));
    search(position);
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = (zip ?? postcode).trim();
    const text = parsePostcode(typed) ?? typed;
    submittedText.current = text;
    cancelPosition();
    setFault(null);
    search(text ? { zip: text } : {});
    // Remembered for all pages once the backend has found it.
    const unknown = text === '' ? null : await checkPostcode(text, t('postcodeUnknown'));
    if (submittedText.current !== text) return;
    setFault(unknown);
    if (text !== '' && unknown === null) dispatch(postcodeEntered(text));
  }
  const searchNearby = () => {
    submittedText.current = '';
    setFault(null);
    requestPosition();
  };
  const visible = locations?.slice(0, visibleCount) ?? [];
  const hasDistances = visible.some(({ distance }) => distance !== null);
  // While a request is running and after its failure, the list is that of the previous request.
  const isCurrentList = !isFetching && !isError;
  const isUnknownPostcode = request.zip !== undefined && visible.length > 0 && isCurrentList && !hasDistances;
  const count = locations?.length ?? 0;
  const countText = count < mostLocations ? 'stores' : hasDistances ? 'storesNearest' : 'storesFirst';
  return (
    <div className={styles.finder}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          name="zip"
          label={t('zip')}
          autoComplete="postal-code"
          maxLength={10}
          value={zip ?? postcode}
          error={fault ?? undefined}
          onChange={(event) => setZip(event.target.value)}
        />
        <Button type="submit" isBusy={isFetching && request.zip !== undefined}>
          {t('find')}
        </Button>
        {!isKiosk && (
          <Button variant="secondary" icon="pin" isBusy={geolocation === 'pending'} onClick={searchNearby}>
            {t('nearMe')}
          </Button>
        )}
      </form>
      {geolocation === 'denied' && <Notice tone="warn">{t('geolocationDenied')}</Notice>}
      {isError && (
        <Notice tone="bad" action={<Button onClick={refetch}>{t('tryAgain')}</Button>}>
          {t('fetchFailed')}
        </Notice>
      )}
      {isUnknownPostcode && <Notice tone="warn">{t('postcodeUnknown')}</Notice>}
      <p role="status" className={styles.count}>
        {locations && t(countText, { count })}
      </p>
      {locations && <SelectedLocationCard visibleIds={visible.map(({ store_id }) => store_id)} />}
      <div className={styles.result} data-map={hasMap || undefined}>
        <div>
          <ul className={styles.list} aria-busy={isFetching || undefined}>
            {visible.map((store, index) => (
              <li key={store.store_id}>
                <LocationCard store={store} number={hasMap ? index + 1 : undefined} />
              </li>
            ))}
            {!locations && isFetching && <Skeleton height="10rem" />}
          </ul>
          {locations && locations.length > visibleCount && (
            <Button variant="secondary" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
              {t('moreStores')}
            </Button>
          )}
        </div>
        {hasMap && locations && locations.length > 0 && <LocationMap stores={locations} />}
      </div>
    </div>
  );
}

/** Card of the selected location above a list that does not include it; loads that location by id. */
function SelectedLocationCard({ visibleIds }: { visibleIds: readonly string[] }) {
  const id = useSelector(selectSelectedLocation)?.store_id;
  const isHidden = id !== undefined && !visibleIds.includes(id);
  const { currentData } = useListLocationsQuery({ storelocationid: id }, { skip: !isHidden });
  const store = currentData?.find(({ store_id }) => store_id === id);
  return isHidden && store ? <LocationCard store={store} /> : null;
}

type GeolocationState = 'idle' | 'pending' | 'denied';

/** Requests the device's coordinates on the shopper's click. A canceled request has no effect when its answer arrives. */
function useGeolocation(
  onFound: (position: Position) => void,
): [GeolocationState, request: () => void, cancel: () => void] {
  const [state, setState] = useState<GeolocationState>('idle');
  const latest = useRef(0);
  const requestPosition = useCallback(() => {
    if (!('geolocation' in navigator)) return setState('denied');
    latest.current += 1;
    const request = latest.current;
    setState('pending');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (request !== latest.current) return;
        setState('idle');
        onFound({ lat: coords.latitude.toFixed(4), long: coords.longitude.toFixed(4) });
      },
      () => request === latest.current && setState('denied'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }, [onFound]);
  const cancel = useCallback(() => {
    latest.current += 1;
    setState('idle');
  }, []);
  return [state, requestPosition, cancel];
}
