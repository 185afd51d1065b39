import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import styles from './Picture.module.css';
import { pictureSources } from './pictureSources';
import { useImageCheck } from './useImageCheck';
import { usePictureState } from './usePictureState';

interface Props {
  src: string;
  /** Empty for a decorative image. */
  alt: string;
  /** Layout size in px: reserves the space before the image has loaded. */
  width: number;
  height: number;
  /** The sizes attribute of HTML; absent for a fixed width. */
  sizes?: string;
  /**
   * For images of the first screen, which load immediately. `high` is painted first, as soon as it has loaded; a page has at most one,
   * because the scripts wait for it (src/hydration/startAfterPaint.ts).
   */
  priority?: 'high' | 'low';
  fit?: 'cover' | 'contain';
  className?: string;
}

/** An image loaded at its display size. Shimmers until it has loaded or failed (docs/spec/05 §2). */
export function Picture(props: Props) {
  const { src, alt, width, height, sizes, priority, fit = 'cover', className } = props;
  const { state, image } = usePictureState(src);
  useImageCheck(src, width, height);
  return (
    <span
      className={classNames(styles.picture, state === 'loading' && 'shimmer', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-state={state}
      data-fit={fit}
    >
      {state === 'failed' ? (
        <span className={styles.missing} role="img" aria-label={alt} aria-hidden={alt === '' || undefined}>
          <Icon name="image" size={2} />
        </span>
      ) : (
        <img
          {...image}
          {...pictureSources(src, width, sizes)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority}
          decoding={priority === 'high' ? 'sync' : 'async'}
        />
      )}
    </span>
  );
}
