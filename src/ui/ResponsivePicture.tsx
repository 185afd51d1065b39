import { classNames } from '@/lib/classNames';
import { pictureSources } from './pictureSources';
import styles from './ResponsivePicture.module.css';

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
  isPriority?: boolean;
  className?: string;
}

const media = (size: SizedSource['size']) =>
  ceilings[size] === Number.POSITIVE_INFINITY ? undefined : `(max-width: ${ceilings[size]}px)`;

/** One of several pictures by the size of the screen, as the dealer's art direction says. */
export const ResponsivePicture = ({ src, sources, alt, width, height, isPriority, className }: Props) => (
  <picture className={classNames(styles.picture, className)}>
    {[...sources]
      .sort((a, b) => ceilings[a.size] - ceilings[b.size])
      .map((source) => (
        <source
          key={source.size}
          media={media(source.size)}
          srcSet={pictureSources(source.src, width, '100vw').srcSet ?? source.src}
          sizes="100vw"
        />
      ))}
    <img
      {...pictureSources(src, width, '100vw')}
      sizes="100vw"
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
    />
  </picture>
);
