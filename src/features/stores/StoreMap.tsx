import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Location } from '@/api/contract/location';
import { mapPoints } from './mapPoints';
import styles from './StoreMap.module.css';
import { selectMyStore, storeChosen } from './storesSlice';

const box = { width: 600, height: 480, margin: 36 };
/** Names fit beside the dots of a few shops only. */
const NAMED = 8;

/** Where the shops are, drawn from their positions alone: no key, no network. The list beside it says the same in words. */
export function StoreMap({ stores }: { stores: Location[] }) {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  const mine = useSelector(selectMyStore)?.store_id;
  const points = useMemo(() => mapPoints(stores, box), [stores]);
  if (points.length === 0) return null;
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse">
          <path d="M40 0H0V40" className={styles.grid} />
        </pattern>
        <rect width={box.width} height={box.height} fill="url(#grid)" />
        {points.map(({ store, x, y }) => (
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
            <circle cx={x} cy={y} r={points.length > 60 ? 4 : 8} />
            {points.length <= NAMED && (
              <text x={x} y={y - 14} textAnchor="middle">
                {store.store_name}
              </text>
            )}
            <title>{store.store_name}</title>
          </g>
        ))}
      </svg>
      <figcaption>{t('mapNote')}</figcaption>
    </figure>
  );
}
