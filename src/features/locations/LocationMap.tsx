import type { Location } from '@contract/location';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import styles from './LocationMap.module.css';
import { locationSelected, selectSelectedLocation } from './locationsSlice';
import { mapScale, projectLocations } from './projectLocations';

const box = { width: 600, height: 480, margin: 36 };

/** Map of the locations, numbered as in the list and drawn from their coordinates, without a map service. */
export function LocationMap({ stores: locations }: { stores: Location[] }) {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  const selectedId = useSelector(selectSelectedLocation)?.store_id;
  const { points, milesPerUnit } = useMemo(() => projectLocations(locations, box), [locations]);
  if (points.length === 0) return null;
  return (
    <figure className={styles.map}>
      <div className={styles.drawing}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
          <pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse">
            <path d="M40 0H0V40" className={styles.grid} />
          </pattern>
          <rect width={box.width} height={box.height} fill="url(#grid)" />
          {/* The first locations of the list are drawn on top. */}
          {[...points].reverse().map(({ store, x, y }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it offers the same choice to everyone
            <g
              key={store.store_id}
              className={styles.marker}
              data-selected={store.store_id === selectedId || undefined}
              onClick={() =>
                dispatch(
                  locationSelected({
                    store_id: store.store_id,
                    store_name: store.store_name,
                    phone: store.phone,
                  }),
                )
              }
            >
              <circle cx={x} cy={y} r={14} />
              <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
                {locations.indexOf(store) + 1}
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

interface ScaleBarProps {
  milesPerUnit: number;
  /** Width of the drawing in its units. */
  width: number;
  /** Country of the locations: decides between miles and kilometres. */
  country: string;
}

/** Scale bar of the map. */
function ScaleBar({ milesPerUnit, width, country }: ScaleBarProps) {
  const locale = useLocale();
  const { length, distance, unit } = mapScale(milesPerUnit, width / 4, country);
  const style = { style: 'unit', unit, maximumSignificantDigits: 1 } as const;
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${(100 * length) / width}%` }} />
      {new Intl.NumberFormat(locale, style).format(distance)}
    </div>
  );
}
