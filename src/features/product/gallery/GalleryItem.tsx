import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/browser/lazyPart';
import { Picture } from '@/ui/Picture';
import styles from './Gallery.module.css';
import { IMAGE_SIDE, IMAGE_SIZES, type Media } from './media';

const Spin = lazyPart(async () => ({ default: (await import('./Spin')).Spin }));
const GalleryVideo = lazyPart(async () => ({ default: (await import('./GalleryVideo')).GalleryVideo }));

interface Props {
  item: Media;
  isFirst: boolean;
  /** Whether the item is current or next to it; heavy media loads only then or near the viewport. */
  isNear: boolean;
  /** Whether another item is shown in its place. */
  isHidden: boolean;
  onZoom: () => void;
}

export function GalleryItem({ item, isFirst, isNear, isHidden, onZoom }: Props) {
  const { t } = useTranslation('product');
  if (item.kind === 'image') {
    return (
      <button
        type="button"
        className={styles.zoom}
        aria-label={t('zoom', { name: item.alt })}
        onClick={onZoom}
      >
        <Picture
          src={item.url}
          alt={item.alt}
          width={IMAGE_SIDE}
          height={IMAGE_SIDE}
          sizes={IMAGE_SIZES}
          priority={isFirst ? 'high' : undefined}
        />
      </button>
    );
  }
  return <LazyGalleryItem item={item} isNear={isNear} isHidden={isHidden} />;
}

type LazyMedia = Exclude<Media, { kind: 'image' }>;

type LazyProps = Pick<Props, 'isNear' | 'isHidden'> & { item: LazyMedia };

function LazyGalleryItem({ item, isNear, isHidden }: LazyProps) {
  const element = useRef<HTMLDivElement>(null);
  const isInView = useIsNearViewport(element);
  const blank = <div className={styles.placeholder} />;
  return (
    <div ref={element}>
      {isNear || isInView ? (
        <Suspense fallback={blank}>
          {item.kind === 'spin' ? <Spin item={item} /> : <GalleryVideo item={item} isHidden={isHidden} />}
        </Suspense>
      ) : (
        blank
      )}
    </div>
  );
}

/** Whether an element is in the viewport or up to 400 px from it. */
function useIsNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting), {
      rootMargin: '400px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
