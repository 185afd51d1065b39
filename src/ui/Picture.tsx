import { useCallback, useState } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import styles from './Picture.module.css';
import { pictureSources } from './pictureSources';

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
  const [settled, setSettled] = useState({ src: '', isFailed: false });
  const state = settled.src !== src ? 'loading' : settled.isFailed ? 'failed' : 'loaded';

  // A picture of a rendered page may be there before React is.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc) setSettled({ src, isFailed: image.naturalWidth === 0 });
    },
    [src],
  );

  const isMissing = src === '' || state === 'failed';
  return (
    <span
      className={classNames(styles.picture, state === 'loading' && src !== '' && 'shimmer', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-state={isMissing ? 'failed' : state}
      data-fit={fit}
    >
      {isMissing ? (
        <span className={styles.missing} role="img" aria-label={alt} aria-hidden={alt === '' || undefined}>
          <Icon name="image" size={2} />
        </span>
      ) : (
        <img
          ref={check}
          {...pictureSources(src, width, sizes)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          onLoad={() => setSettled({ src, isFailed: false })}
          onError={() => setSettled({ src, isFailed: true })}
        />
      )}
    </span>
  );
}
