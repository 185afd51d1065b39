import type { Location } from '@contract/location';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocale } from '@/config/configSlice';
import { Icon } from '@/ui/Icon';
import { selectSelectedLocation } from './locationsSlice';
import { MapControls } from './MapControls';
import { MapShapes } from './MapShapes';
import {
  HEIGHT,
  limitView,
  type MapView,
  mapScale,
  milesPerUnit,
  projectionOf,
  WIDTH,
  wholeMap,
} from './mapView';
import { buildPinIndex, type Pin, pinsOf, viewOfPin } from './pins';
import type { PlacedLocation } from './placedLocations';
import styles from './StoreMap.module.css';
import { useMapGestures } from './useMapGestures';
import { useSelectLocation } from './useSelectLocation';

/**
 * Map of the locations with state borders and coasts, drawn from the app's own geometry, without a map service. The list next to it offers
 * the same choice as text.
 */
export function StoreMap({ locations }: { locations: readonly PlacedLocation[] }) {
  const { t } = useTranslation('stores');
  const [view, setView] = useState<MapView>(wholeMap);
  const frame = useRef<HTMLDivElement>(null);
  const pixels = useWidth(frame);
  const projection = useMemo(
    () => projectionOf(locations.map(({ coordinates }) => coordinates)),
    [locations],
  );
  const index = useMemo(() => buildPinIndex(locations), [locations]);
  const pins = useMemo(() => pinsOf(index, projection, view, pixels), [index, projection, view, pixels]);
  useMapGestures(frame, setView);
  const { x, y, zoom } = view;
  return (
    <div className={styles.frame} ref={frame}>
      <div className={styles.drawn}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${zoom}) translate(${-x} ${-y})`}>
            <MapShapes projection={projection} />
          </g>
        </svg>
        <ul className={styles.pins} aria-label={t('mapPins')}>
          {pins.map((pin) => (
            <li key={pin.key} style={{ left: `${pin.left * 100}%`, top: `${pin.top * 100}%` }}>
              {pin.locations.length === 1 ? (
                <LocationPin {...(pin.locations[0] as PlacedLocation)} />
              ) : (
                <ClusterPin pin={pin} onOpen={() => setView(limitView(viewOfPin(projection, pin)))} />
              )}
            </li>
          ))}
        </ul>
        <ScaleBar
          milesForUnit={milesPerUnit(projection, view)}
          country={locations[0]?.location.country_id ?? ''}
        />
      </div>
      <MapControls onChange={setView} />
    </div>
  );
}

function LocationPin({ location, number }: { location: Location; number: number }) {
  const { t } = useTranslation('stores');
  const selectLocation = useSelectLocation();
  const { store_id, store_name, phone } = location;
  const isSelected = useSelector(selectSelectedLocation)?.store_id === store_id;
  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={isSelected}
      aria-label={t('mapPin', { number, name: store_name })}
      title={store_name}
      onClick={() => selectLocation({ store_id, store_name, phone })}
    >
      <span>{number}</span>
    </button>
  );
}

function ClusterPin({ pin, onOpen }: { pin: Pin; onOpen: () => void }) {
  const { t } = useTranslation('stores');
  const names = pin.locations.map(({ location }) => location.store_name).join(', ');
  return (
    <button
      type="button"
      className={styles.cluster}
      aria-label={t('mapCluster', { count: pin.locations.length, names })}
      title={names}
      onClick={onOpen}
    >
      <span>
        <Icon name="store" size={1} />
        {pin.locations.length}
      </span>
    </button>
  );
}

/** Scale bar of the visible area. country: determines whether miles or kilometres are shown */
function ScaleBar({ milesForUnit, country }: { milesForUnit: number; country: string }) {
  const locale = useLocale();
  const { length, distance, unit } = mapScale(milesForUnit, WIDTH / 4, country);
  const style = { style: 'unit', unit, maximumSignificantDigits: 1 } as const;
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${(100 * length) / WIDTH}%` }} />
      {new Intl.NumberFormat(locale, style).format(distance)}
    </div>
  );
}

/** Width of an element in CSS px; until it is measured, the width of the drawing. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(WIDTH);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width || WIDTH));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
