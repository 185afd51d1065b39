import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Location } from '@/api/contract/location';
import { useTranslation } from '@/config/useTranslation';
import { drawStores } from './drawStores';
import { ScaleBar } from './ScaleBar';
import styles from './StoreMap.module.css';
import { selectMyStore, storeChosen } from './storesSlice';

const box = { width: 600, height: 480, margin: 36 };

/** Where the shops are, numbered as in the list beside it and drawn from their positions alone: no key, no network. */
export function StoreMap({ stores }: { stores: Location[] }) {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  const mine = useSelector(selectMyStore)?.store_id;
  const { points, milesPerUnit } = useMemo(() => drawStores(stores, box), [stores]);
  if (points.length === 0) return null;
  return (
    <figure className={styles.map}>
      <div className={styles.drawing}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
          <pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse">
            <path d="M40 0H0V40" className={styles.grid} />
          </pattern>
          <rect width={box.width} height={box.height} fill="url(#grid)" />
          {/* What comes first in the list lies on top. */}
          {[...points].reverse().map(({ store, x, y }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it offers the same choice to everyone
            <g
              key={store.store_id}
              className={styles.place}
              data-mine={store.store_id === mine || undefined}
              onClick={() =>
                dispatch(
                  storeChosen({ store_id: store.store_id, store_name: store.store_name, phone: store.phone }),
                )
              }
            >
              <circle cx={x} cy={y} r={14} />
              <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
                {stores.indexOf(store) + 1}
              </text>
              <title>{store.store_name}</title>
            </g>
          ))}
        </svg>
        {milesPerUnit !== null && (
          <ScaleBar
            milesPerUnit={milesPerUnit}
            width={box.width}
            country={points[0]?.store.country_id ?? ''}
          />
        )}
      </div>
      <figcaption>{t('mapNote')}</figcaption>
    </figure>
  );
}
