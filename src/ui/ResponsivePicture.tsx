import { classNames } from '@/lib/classNames';
import type { SrcsetCandidate } from '@/lib/srcset';
import { Icon } from './Icon';
import { pictureSources } from './pictureSources';
import styles from './ResponsivePicture.module.css';
import { useImageCheck } from './useImageCheck';
import { usePictureState } from './usePictureState';

export interface SizedSource {
  /** Minimum viewport width: xsmall 0, small 600, medium 960, large 1280, xlarge 1600 px. */
  size: keyof typeof maxWidths;
  candidates: readonly SrcsetCandidate[];
}

/** Maximum viewport width of a source in px: up to the next breakpoint (docs/spec/01 §9). */
const maxWidths = { xsmall: 599, small: 959, medium: 1279, large: 1599, xlarge: Number.POSITIVE_INFINITY };

interface Props {
  src: string;
  sources: readonly SizedSource[];
  alt: string;
  /** Size of the default source in px. */
  width: number;
  height: number;
  /** The sizes attribute of HTML; 100vw when absent. */
  sizes?: string;
  priority?: 'high';
  className?: string;
}

const media = (size: SizedSource['size']) =>
  maxWidths[size] === Number.POSITIVE_INFINITY ? undefined : `(max-width: ${maxWidths[size]}px)`;

/** A single image is resized; several ones are sizes provided by the author and stay unchanged. */
function toSrcSet(candidates: readonly SrcsetCandidate[], width: number, sizes: string): string {
  const [first, ...others] = candidates;
  if (first && others.length === 0 && ['', '1x'].includes(first.descriptor))
    return pictureSources(first.url, width, sizes).srcSet ?? first.url;
  return candidates.map(({ url, descriptor }) => `${url} ${descriptor}`.trim()).join(', ');
}

/** One of several images by viewport width (art direction). Shimmers until the image has loaded or failed. */
export function ResponsivePicture(props: Props) {
  const { src, sources, alt, width, height, sizes = '100vw', priority, className } = props;
  const { state, image } = usePictureState(src);
  useImageCheck(src, width, height);
  const isFailed = state === 'failed';
  return (
    <picture
      className={classNames(styles.picture, state === 'loading' && 'shimmer', className)}
      data-state={state}
      role={isFailed && alt ? 'img' : undefined}
      aria-label={(isFailed && alt) || undefined}
    >
      {[...sources]
        .sort((a, b) => maxWidths[a.size] - maxWidths[b.size])
        .map(({ size, candidates }) => {
          const srcSet = toSrcSet(candidates, width, sizes);
          return <source key={`${size} ${srcSet}`} media={media(size)} srcSet={srcSet} sizes={sizes} />;
        })}
      <img
        {...image}
        {...pictureSources(src, width, sizes)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding={priority ? 'sync' : 'async'}
      />
      {isFailed && <Icon name="image" size={2} />}
    </picture>
  );
}
