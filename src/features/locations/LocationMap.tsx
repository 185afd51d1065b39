import type { Location } from '@contract/location';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/browser/lazyPart';
import styles from './LocationMap.module.css';
import { placedLocations } from './placedLocations';

const StoreMap = lazyPart(async () => ({ default: (await import('./StoreMap')).StoreMap }));

/**
 * Map of the locations, numbered as in the list. The drawing and its geometry are a separate chunk, which loads after the list; space for
 * the drawing is reserved.
 */
export function LocationMap({ stores }: { stores: Location[] }) {
  const { t } = useTranslation('stores');
  const locations = useMemo(() => placedLocations(stores), [stores]);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (locations.length === 0) return null;
  return (
    <figure className={styles.map}>
      <div className={styles.drawing}>
        {isMounted && (
          <Suspense fallback={null}>
            <StoreMap key={locations.map(({ location }) => location.store_id).join()} locations={locations} />
          </Suspense>
        )}
      </div>
      <figcaption>{t('mapNote')}</figcaption>
    </figure>
  );
}
