import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import { pictureSources } from './pictureSources';
import styles from './ResponsivePicture.module.css';
import { usePictureState } from './usePictureState';

export interface SizedSource {
  /** From which screen on: xsmall 0, small 600, medium 960, large 1280, xlarge 1600 px. */
  size: keyof typeof ceilings;
  src: string;
}

/** A source counts up to the next breakpoint (shell specification §9). */
const ceilings = { xsmall: 599, small: 959, medium: 1279, large: 1599, xlarge: Number.POSITIVE_INFINITY };

interface Props {
  src: string;
  sources: readonly SizedSource[];
  alt: string;
  /** Shape of the default source, in px. */
  width: number;
  height: number;
  /** How wide it is at which screen, as in HTML; the whole screen when absent. */
  sizes?: string;
  isPriority?: boolean;
  className?: string;
}

const media = (size: SizedSource['size']) =>
  ceilings[size] === Number.POSITIVE_INFINITY ? undefined : `(max-width: ${ceilings[size]}px)`;

/** One of several pictures by the size of the screen, as the dealer's art direction says. Shimmers until it is settled. */
export function ResponsivePicture(props: Props) {
  const { src, sources, alt, width, height, sizes = '100vw', isPriority, className } = props;
  const { state, image } = usePictureState(src);
  const isFailed = state === 'failed';
  return (
    <picture
      className={classNames(styles.picture, state === 'loading' && 'shimmer', className)}
      data-state={state}
      role={isFailed && alt ? 'img' : undefined}
      aria-label={(isFailed && alt) || undefined}
    >
      {[...sources]
        .sort((a, b) => ceilings[a.size] - ceilings[b.size])
        .map((source) => (
          <source
            key={source.size}
            media={media(source.size)}
            srcSet={pictureSources(source.src, width, sizes).srcSet ?? source.src}
            sizes={sizes}
          />
        ))}
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
      {isFailed && <Icon name="image" size={2} />}
    </picture>
  );
}
