import type { Product, ProductPage } from '@contract/product';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterNextPaint } from '@/browser/scheduling';
import { ProductFlags } from '@/features/product/tile/ProductFlags';
import { withKeys } from '@/lib/withKeys';
import { IconButton } from '@/ui/IconButton';
import styles from './Gallery.module.css';
import { GalleryItem } from './GalleryItem';
import { GalleryThumbs } from './GalleryThumbs';
import type { Media } from './media';
import { useStrip } from './useStrip';
import { ZoomDialog } from './ZoomDialog';

interface Props {
  media: Media[];
  layout: ProductPage['gallery_layout'];
  flags: Product['product_flags'];
}

/** Gallery of images, 360° view and videos as a swipeable strip, or two columns on a wide screen. */
export function Gallery({ media, layout, flags }: Props) {
  const { t } = useTranslation('product');
  const { strip, active, show, stripProps } = useStrip(media.length);
  const [isZoomed, setZoomed] = useState(false);
  const isAlwaysStrip = layout !== 'two_column';
  const isHidden = (index: number) => isAlwaysStrip && index !== active;
  const step = (by: number) => show((active + by + media.length) % media.length);

  /** The element of an item that receives the focus: its button, its 360° view, or else the item itself. */
  const focusItem = (index: number) => {
    const item = strip.current?.children[index];
    const target = item?.querySelector<HTMLElement>('button, [tabindex="0"]') ?? item;
    if (target instanceof HTMLElement) target.focus({ preventScroll: isAlwaysStrip });
  };
  // An item that leaves the strip becomes inert, so the focus moves along with the arrow keys.
  const focusAfterStep = useRef(false);
  useEffect(() => {
    if (!focusAfterStep.current) return;
    focusAfterStep.current = false;
    focusItem(active);
  });
  const stepByKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const isUsed = event.defaultPrevented || event.target instanceof HTMLVideoElement;
    if (by === 0 || isUsed || media.length < 2) return;
    event.preventDefault();
    focusAfterStep.current = strip.current?.contains(event.target as Node) ?? false;
    step(by);
  };
  return (
    <>
      <section
        className={styles.gallery}
        data-layout={layout}
        aria-label={t('gallery')}
        onKeyDown={stepByKey}
      >
        <div className={styles.stage}>
          <ul
            className={styles.strip}
            ref={strip}
            {...stripProps}
            onTouchStart={({ touches }) =>
              touches.length === 2 && media[active]?.kind === 'image' && setZoomed(true)
            }
          >
            {withKeys(media, ({ url }) => url).map(([key, item], index) => (
              <li key={key} tabIndex={-1} inert={isHidden(index) ? true : undefined}>
                <GalleryItem
                  item={item}
                  isFirst={index === 0}
                  isNear={Math.abs(index - active) < 2}
                  isHidden={isHidden(index)}
                  onZoom={() => {
                    show(index);
                    setZoomed(true);
                  }}
                />
              </li>
            ))}
          </ul>
          <div className={styles.flags}>
            <ProductFlags flags={flags} />
          </div>
          {media.length > 1 && (
            <>
              <IconButton
                className={styles.previous}
                variant="outlined"
                icon="chevronLeft"
                label={t('previousImage')}
                onClick={() => step(-1)}
              />
              <IconButton
                className={styles.next}
                variant="outlined"
                icon="chevronRight"
                label={t('nextImage')}
                onClick={() => step(1)}
              />
              {media[active]?.kind === 'image' && (
                <p className={styles.position} aria-hidden="true">
                  {t('galleryPositionShort', { number: active + 1, count: media.length })}
                </p>
              )}
            </>
          )}
        </div>
        {media.length > 1 && <GalleryThumbs media={media} active={active} onShow={show} />}
      </section>
      <ZoomDialog
        isOpen={isZoomed}
        onClose={() => setZoomed(false)}
        // The button that opened the dialog may be inert by now, and the focus must not be lost.
        onClosed={() =>
          void afterNextPaint().then(() => document.activeElement === document.body && focusItem(active))
        }
        media={media}
        index={active}
        onStep={step}
      />
    </>
  );
}
