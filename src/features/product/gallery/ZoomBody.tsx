import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { optimised } from '@/ui/pictureSources';
import type { Media } from './media';
import styles from './ZoomBody.module.css';

export interface ZoomProps {
  isOpen: boolean;
  onClose: () => void;
  media: Media[];
  /** Index of the initial image. */
  index: number;
}

/** Largest width of the image optimiser in px. */
const FULL_WIDTH = 1920;

export function ZoomBody({ isOpen, onClose, media, index }: ZoomProps) {
  const { t } = useTranslation('product');
  const images = media.filter((item) => item.kind === 'image');
  const first = Math.max(
    0,
    images.findIndex(({ url }) => url === media[index]?.url),
  );
  const [current, setCurrent] = useState(first);
  const [initialIndex, setInitialIndex] = useState(index);
  const [isZoomedIn, setZoomedIn] = useState(false);
  if (initialIndex !== index) {
    setInitialIndex(index);
    setCurrent(first);
    setZoomedIn(false);
  }
  const image = images[current];
  const step = (by: number) => {
    setCurrent((current + by + images.length) % images.length);
    setZoomedIn(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={image?.alt ?? ''}
      closeLabel={t('closeZoom')}
      size="full"
    >
      {image && (
        <div className={styles.zoom}>
          <button
            type="button"
            className={styles.frame}
            data-close={isZoomedIn || undefined}
            aria-label={isZoomedIn ? t('zoomOut') : t('zoomIn')}
            onClick={() => setZoomedIn(!isZoomedIn)}
          >
            <img
              src={optimised(image.url, FULL_WIDTH)}
              alt={image.alt}
              width={image.width}
              height={image.height}
            />
          </button>
          {images.length > 1 && (
            <div className={styles.steps}>
              <IconButton
                variant="outlined"
                icon="chevronLeft"
                label={t('previousImage')}
                onClick={() => step(-1)}
              />
              <span>
                {current + 1} / {images.length}
              </span>
              <IconButton
                variant="outlined"
                icon="chevronRight"
                label={t('nextImage')}
                onClick={() => step(1)}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
