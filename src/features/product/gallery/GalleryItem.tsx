import { lazy, Suspense } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Picture } from '@/ui/Picture';
import styles from './Gallery.module.css';
import type { Media } from './media';

const Spin = lazy(async () => ({ default: (await import('./Spin')).Spin }));
const GalleryVideo = lazy(async () => ({ default: (await import('./GalleryVideo')).GalleryVideo }));

interface Props {
  item: Media;
  isFirst: boolean;
  /** Shown or next to it; what is heavy waits for that. */
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
  if (!isNear) return <div className={styles.blank} />;
  return (
    <Suspense fallback={<div className={styles.blank} />}>
      {item.kind === 'spin' ? <Spin item={item} /> : <GalleryVideo item={item} />}
    </Suspense>
  );
}
