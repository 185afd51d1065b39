import { Fragment, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';
import { optimised, pictureSources } from '@/ui/pictureSources';
import { usePictureState } from '@/ui/usePictureState';
import { IMAGE_SIDE, IMAGE_SIZES, type Media } from './media';
import { useArrowKeys } from './useArrowKeys';
import { useZoomGestures } from './useZoomGestures';
import styles from './ZoomBody.module.css';

/** Maximum width in px that an enlarged image requests from the image optimiser. */
const FULL_WIDTH = 1920;
/** Distance in px per arrow key press. */
const PAN_PX = 80;

interface Props {
  item: Extract<Media, { kind: 'image' }>;
  /** Shows the next or the previous item. */
  onStep: (step: 1 | -1) => void;
}

/** An image that enlarges at the clicked point and is panned by drag, two fingers or the arrow keys. */
export function ZoomImage({ item, onStep }: Props) {
  const { t } = useTranslation('product');
  const hintId = useId();
  const frame = useRef<HTMLButtonElement>(null);
  const { state, image } = usePictureState(item.url);
  const { view, pan, handlers } = useZoomGestures(
    item.url,
    () => {
      if (!frame.current) return null;
      const { clientWidth: width, clientHeight: height } = frame.current;
      const { naturalWidth, naturalHeight } = frame.current.querySelector('img') ?? {};
      return {
        frame: { width, height },
        image: { width: naturalWidth || item.width, height: naturalHeight || item.height },
      };
    },
    onStep,
  );
  const isEnlarged = view.scale > 1;
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  useArrowKeys(([x, y]) => {
    if (isEnlarged) pan([-x * PAN_PX, -y * PAN_PX]);
    return isEnlarged;
  });
  return (
    <button
      ref={frame}
      type="button"
      className={classNames(styles.frame, state === 'loading' && 'shimmer')}
      data-enlarged={isEnlarged || undefined}
      aria-label={isEnlarged ? t('zoomOut') : t('zoomIn')}
      aria-describedby={hintId}
      {...handlers}
    >
      {state === 'failed' ? (
        <Icon name="image" size={3} />
      ) : (
        <Fragment key={item.url}>
          {/* Already loaded by the gallery: it fills the frame until the large image arrives. */}
          <img
            {...pictureSources(item.url, IMAGE_SIDE, IMAGE_SIZES)}
            sizes={IMAGE_SIZES}
            alt=""
            draggable={false}
            style={{ transform }}
          />
          <img
            {...image}
            src={optimised(item.url, FULL_WIDTH)}
            alt={item.alt}
            draggable={false}
            style={{ transform }}
          />
        </Fragment>
      )}
      <span id={hintId} className="visually-hidden">
        {isEnlarged ? t('zoomPanHint') : t('zoomHint')}
      </span>
    </button>
  );
}
