import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { GalleryVideo } from './GalleryVideo';
import type { Media } from './media';
import { Spin } from './Spin';
import { useArrowKeys } from './useArrowKeys';
import styles from './ZoomBody.module.css';
import { ZoomImage } from './ZoomImage';

export interface ZoomProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called after the dialog has closed. */
  onClosed: () => void;
  media: Media[];
  /** Index of the current item, shared with the gallery. */
  index: number;
  onStep: (step: 1 | -1) => void;
}

const titleOf = (item: Media | undefined) => (item?.kind === 'image' ? item.alt : (item?.title ?? ''));

export function ZoomBody({ isOpen, onClose, ...props }: ZoomProps) {
  const { t } = useTranslation('product');
  const title = titleOf(props.media[props.index]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('closeZoom')} size="full">
      <ZoomContent {...props} />
    </Dialog>
  );
}

/** The current item at the size of the screen, with its number among all items of the gallery. */
function ZoomContent({ media, index, onStep, onClosed }: Omit<ZoomProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('product');
  const content = useRef<HTMLDivElement>(null);
  const reportClosed = useEffectEvent(onClosed);
  // The picture gets the focus immediately, so that Enter enlarges it and the arrow keys work without a click.
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('button, [tabindex="0"]')?.focus();
    return () => reportClosed();
  }, []);
  useArrowKeys(([x]) => {
    const isStep = x !== 0 && media.length > 1;
    if (isStep) onStep(x > 0 ? 1 : -1);
    return isStep;
  });
  const item = media[index];
  const position = { number: index + 1, count: media.length };
  return (
    <div className={styles.zoom} ref={content}>
      {item?.kind === 'image' && <ZoomImage item={item} onStep={onStep} />}
      {item && item.kind !== 'image' && (
        <div className={styles.moving} key={item.url}>
          {item.kind === 'spin' ? <Spin item={item} /> : <GalleryVideo item={item} />}
        </div>
      )}
      {media.length > 1 && (
        <div className={styles.steps}>
          <IconButton
            variant="outlined"
            icon="chevronLeft"
            label={t('previousImage')}
            onClick={() => onStep(-1)}
          />
          <p role="status">
            <span aria-hidden="true">{t('galleryPositionShort', position)}</span>
            <span className="visually-hidden">{t('galleryPosition', position)}</span>
          </p>
          <IconButton
            variant="outlined"
            icon="chevronRight"
            label={t('nextImage')}
            onClick={() => onStep(1)}
          />
        </div>
      )}
    </div>
  );
}
