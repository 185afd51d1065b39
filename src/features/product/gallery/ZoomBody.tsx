import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { optimised } from '@/ui/pictureSources';
import styles from './ZoomBody.module.css';
import type { ZoomProps } from './zoom';

/** Largest width the optimiser makes of a gallery picture, in px. */
const FULL_WIDTH = 1920;

export function ZoomBody({ isOpen, onClose, media, index }: ZoomProps) {
  const { t } = useTranslation('product');
  const images = media.filter((item) => item.kind === 'image');
  const first = Math.max(
    0,
    images.findIndex(({ url }) => url === media[index]?.url),
  );
  const [at, setAt] = useState(first);
  const [startedAt, setStartedAt] = useState(index);
  const [isClose, setClose] = useState(false);
  if (startedAt !== index) {
    setStartedAt(index);
    setAt(first);
    setClose(false);
  }
  const image = images[at];
  const step = (by: number) => {
    setAt((at + by + images.length) % images.length);
    setClose(false);
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
            data-close={isClose || undefined}
            aria-label={isClose ? t('zoomOut') : t('zoomIn')}
            onClick={() => setClose(!isClose)}
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
                look="outlined"
                icon="chevronLeft"
                label={t('previousPicture')}
                onClick={() => step(-1)}
              />
              <span>
                {at + 1} / {images.length}
              </span>
              <IconButton
                look="outlined"
                icon="chevronRight"
                label={t('nextPicture')}
                onClick={() => step(1)}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
