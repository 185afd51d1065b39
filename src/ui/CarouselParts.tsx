import { Children, type CSSProperties, isValidElement, type ReactNode, type Ref } from 'react';
import styles from './Carousel.module.css';
import { IconButton } from './IconButton';
import { type CarouselState, itemOffset } from './useCarousel';
import type { ItemsPerDisplay } from './useCarouselInput';

interface TrackProps {
  items: readonly ReactNode[];
  state: CarouselState;
  /** null until measured. */
  perPage: number | null;
  perDisplay: ItemsPerDisplay;
  ref: Ref<HTMLUListElement>;
}

const keyOf = (item: ReactNode, index: number) => (isValidElement(item) && item.key) || index;

/** The row of items. Copies of the items at the other end exist only while the track wraps around. */
export function CarouselTrack({ items, state, perPage, perDisplay, ref }: TrackProps) {
  const { position, page, phase } = state;
  const offset = perPage ? itemOffset(position, items.length, perPage) : 0;
  const isVisible = (index: number) => !perPage || (index >= offset && index < offset + perPage);
  const isOnCopy = position !== page && perPage !== null;
  const copies = (from: number, to: number) =>
    items.slice(from, to).map((item, index) => (
      <li key={`copy-${keyOf(item, from + index)}`} className={styles.item} aria-hidden inert>
        {item}
      </li>
    ));
  return (
    <ul
      ref={ref}
      className={styles.track}
      data-phase={phase}
      style={
        {
          '--offset': offset,
          ...Object.fromEntries(Object.entries(perDisplay).map(([at, count]) => [`--${at}`, count])),
        } as CSSProperties
      }
    >
      {isOnCopy && position < 0 && (
        <li className={styles.before} aria-hidden inert>
          <ul>{copies(-perPage, items.length)}</ul>
        </li>
      )}
      {Children.map(items, (item, index) => (
        <li className={styles.item} inert={!isVisible(index)}>
          {item}
        </li>
      ))}
      {isOnCopy && position > 0 && copies(0, perPage)}
    </ul>
  );
}

interface DotsProps {
  page: number;
  pageCount: number;
  onShow: (page: number) => void;
  texts: { page: (page: number) => string; pause: string; play: string };
  /** null: no autoplay. */
  isPlaying: boolean | null;
  onPlay: (isPlaying: boolean) => void;
}

/** More dots would wrap on a phone. The dots of other pages appear as the page changes. */
const MAX_DOTS = 9;

function pagesAround(page: number, pageCount: number): number[] {
  const count = Math.min(MAX_DOTS, pageCount);
  const first = Math.min(Math.max(0, page - Math.floor(count / 2)), pageCount - count);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** One dot per page, and the pause button of autoplay (WCAG 2.2.2). */
export const CarouselDots = ({ page, pageCount, onShow, texts, isPlaying, onPlay }: DotsProps) => (
  <div className={styles.dots}>
    {isPlaying !== null && (
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        iconSize={1}
        label={isPlaying ? texts.pause : texts.play}
        onClick={() => onPlay(!isPlaying)}
      />
    )}
    {pagesAround(page, pageCount).map((index) => (
      <button
        key={texts.page(index + 1)}
        type="button"
        className={styles.dot}
        aria-label={texts.page(index + 1)}
        aria-current={index === page ? 'true' : undefined}
        onClick={() => onShow(index)}
      />
    ))}
  </div>
);
