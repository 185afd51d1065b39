import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import styles from './Picture.module.css';
import { pictureSources } from './pictureSources';
import { usePictureState } from './usePictureState';

interface Props {
  src: string;
  /** Empty for a decoration. */
  alt: string;
  /** Layout size in px: keeps the place and the shape before anything is loaded. */
  width: number;
  height: number;
  /** How wide it is at which screen, as in HTML; absent when it keeps its width. */
  sizes?: string;
  /** The largest thing first seen: fetched at once and before others. */
  isPriority?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A picture at the size it is shown. Shimmers until it is loaded or has failed (shell specification §4). */
export function Picture(props: Props) {
  const { src, alt, width, height, sizes, isPriority, fit = 'cover', className } = props;
  const { state, image } = usePictureState(src);
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
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
        />
      )}
    </span>
  );
}
