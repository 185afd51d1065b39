import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Picture } from '@/ui/Picture';
import styles from './Gallery.module.css';
import type { Media } from './media';
import { useIsInSight } from './useIsInSight';

const Spin = lazy(async () => ({ default: (await import('./Spin')).Spin }));
const GalleryVideo = lazy(async () => ({ default: (await import('./GalleryVideo')).GalleryVideo }));

interface Props {
  item: Media;
  isFirst: boolean;
  /** Shown or next to it; what is heavy waits for that, or to come into sight. */
  isNear: boolean;
  onZoom: () => void;
}

const SIZES = '(min-width: 960px) 50vw, 100vw';

export function GalleryItem({ item, isFirst, isNear, onZoom }: Props) {
  const { t } = useTranslation('product');
  if (item.kind === 'image') {
    return (
      <button
        type="button"
        className={styles.zoom}
        aria-label={t('zoom', { name: item.alt })}
        onClick={onZoom}
      >
        <Picture src={item.url} alt={item.alt} width={900} height={900} sizes={SIZES} isPriority={isFirst} />
      </button>
    );
  }
  return <HeavyItem item={item} isNear={isNear} />;
}

type Heavy = Exclude<Media, { kind: 'image' }>;

function HeavyItem({ item, isNear }: { item: Heavy; isNear: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useIsInSight(place);
  const blank = <div className={styles.blank} />;
  return (
    <div ref={place}>
      {isNear || isInSight ? (
        <Suspense fallback={blank}>
          {item.kind === 'spin' ? <Spin item={item} /> : <GalleryVideo item={item} />}
        </Suspense>
      ) : (
        blank
      )}
    </div>
  );
}
