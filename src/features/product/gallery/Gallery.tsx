import type { Product, ProductPage } from '@contract/product';
import { useRef, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { ProductFlags } from '@/features/product/tile/ProductFlags';
import { IconButton } from '@/ui/IconButton';
import styles from './Gallery.module.css';
import { GalleryItem } from './GalleryItem';
import { GalleryThumbs } from './GalleryThumbs';
import type { Media } from './media';
import { ZoomDialog } from './ZoomDialog';

interface Props {
  media: Media[];
  layout: ProductPage['gallery_layout'];
  flags: Product['product_flags'];
}

/** Gallery of images, 360° view and videos as a swipeable strip, or two columns on a wide screen. */
export function Gallery({ media, layout, flags }: Props) {
  const { t } = useTranslation('product');
  const strip = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const isAlwaysStrip = layout !== 'two_column';

  const show = (index: number) => {
    const to = (index + media.length) % media.length;
    strip.current?.scrollTo({ left: to * strip.current.clientWidth });
    setActive(to);
  };
  const followScroll = () => {
    if (strip.current) setActive(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
  };
  return (
    <section className={styles.gallery} data-layout={layout} aria-label={t('gallery')}>
      <div className={styles.stage}>
        <ul className={styles.strip} ref={strip} onScroll={followScroll}>
          {media.map((item, index) => (
            <li key={`${item.kind} ${item.url}`} inert={isAlwaysStrip && index !== active ? true : undefined}>
              <GalleryItem
                item={item}
                isFirst={index === 0}
                isNear={Math.abs(index - active) < 2}
                onZoom={() => setZoomed(index)}
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
              onClick={() => show(active - 1)}
            />
            <IconButton
              className={styles.next}
              variant="outlined"
              icon="chevronRight"
              label={t('nextImage')}
              onClick={() => show(active + 1)}
            />
            {media[active]?.kind === 'image' && (
              <p className={styles.position} aria-hidden="true">
                {active + 1} / {media.length}
              </p>
            )}
          </>
        )}
      </div>
      {media.length > 1 && <GalleryThumbs media={media} active={active} onShow={show} />}
      <ZoomDialog
        isOpen={zoomed !== null}
        onClose={() => setZoomed(null)}
        media={media}
        index={zoomed ?? 0}
      />
    </section>
  );
}
