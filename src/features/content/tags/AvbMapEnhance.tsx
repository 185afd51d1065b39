import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/browser/lazyPart';
import { parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { Icon } from '@/ui/Icon';
import { useNearViewport } from '@/ui/useNearViewport';
import styles from './AvbMapEnhance.module.css';

const RegionMap = lazyPart(async () => ({
  default: (await import('@/features/content/RegionMap')).RegionMap,
}));

const DEFAULT_ZOOM = 13;

/** A coordinate within ±limit degrees; null if it is missing or invalid. */
function parseDegrees(value: string | undefined, limit: number): number | null {
  const degrees = Number(value?.trim() || Number.NaN);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/**
 * Content, a map of the place and a link to directions. The map is drawn from open data, so that no third-party map or API key is needed;
 * the outlines (65 kB) load when the map comes near the viewport. Without coordinates there is no map; without an address as well, there is
 * no link.
 */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const region = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(region);
  const latitude = parseDegrees(attributes['data-latitude'], 90);
  const longitude = parseDegrees(attributes['data-longitude'], 180);
  const zoom = parsePositiveNumber(attributes['data-zoom'], DEFAULT_ZOOM);
  const label = attributes['data-label'] ?? '';
  const hasPlace = latitude !== null && longitude !== null;
  const place = `mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
  const href = attributes['data-href'] || (hasPlace ? `https://www.openstreetmap.org/?${place}` : '');
  return (
    <div className={styles.map}>
      {children}
      {hasPlace && (
        <div ref={region} className={styles.region}>
          {isNear && (
            <Suspense fallback={null}>
              <RegionMap
                latitude={latitude}
                longitude={longitude}
                zoom={zoom}
                label={t('mapOf', { place: label || `${latitude}, ${longitude}` })}
              />
            </Suspense>
          )}
        </div>
      )}
      {href && (
        <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" />
          <span>
            <strong>{label}</strong>
            <span className={styles.directions}>{t('directions')}</span>
          </span>
        </a>
      )}
    </div>
  );
};
