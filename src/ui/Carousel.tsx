import {
  Children,
  type CSSProperties,
  isValidElement,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Carousel.module.css';
import { IconButton } from './IconButton';
import {
  AUTOPLAY_MS,
  type CarouselState,
  type ItemsPerDisplay,
  itemOffset,
  useAutoplay,
  useCarousel,
  useItemsPerPage,
  useSwipe,
} from './useCarousel';
import { useReducedMotion } from './useReducedMotion';

export interface CarouselTexts {
  /** Show previous set of items */
  previous: string;
  /** Show next set of items */
  next: string;
  /** Show set {n} items */
  page: (page: number) => string;
  /** There are no items for display. */
  empty: string;
  pause: string;
  play: string;
}

interface Props {
  /** Accessible name. */
  label: string;
  children: ReactNode;
  texts: CarouselTexts;
  itemsPerDisplay?: ItemsPerDisplay;
  /** If there are fewer items than fit, they keep their width instead of sharing the whole row. */
  alwaysEqualWidthItems?: boolean;
  autoPlay?: boolean;
  autoPlayInterval?: number;
  noArrows?: boolean;
  noDots?: boolean;
  noDrag?: boolean;
  /** Arrows next to the items instead of over them. */
  outerArrows?: boolean;
  arrowShape?: ArrowShape;
  className?: string;
}

export type ArrowShape = 'chevron' | 'arrow';

const oneItem: ItemsPerDisplay = { xs: 1, sm: 1, md: 1, lg: 1, xl: 1 };

/**
 * Shows items page by page: arrows, dots, swipe, wrap-around, autoplay (docs/spec/05 §1). embla is not used, because CSS lays out every
 * breakpoint before a script runs, and the specification prescribes phases and thresholds.
 */
export function Carousel(props: Props) {
  const { label, children, texts, itemsPerDisplay = oneItem, alwaysEqualWidthItems, outerArrows } = props;
  const items = Children.toArray(children);
  const columnsOf = (columns: number) =>
    alwaysEqualWidthItems ? columns : Math.min(columns, Math.max(items.length, 1));
  const { xs, sm, md, lg, xl } = itemsPerDisplay;
  const perDisplay = {
    xs: columnsOf(xs),
    sm: columnsOf(sm),
    md: columnsOf(md),
    lg: columnsOf(lg),
    xl: columnsOf(xl),
  };
  const perPage = useItemsPerPage(perDisplay);
  const pageCount = perPage ? Math.ceil(items.length / perPage) : 0;
  const carousel = useCarousel(pageCount);

  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const isMotionReduced = useReducedMotion();
  const [isPlaying, setIsPlaying] = useState(true);
  const canPlay = props.autoPlay === true && !isMotionReduced && pageCount > 1;
  useAutoplay(frame, carousel.next, canPlay && isPlaying ? (props.autoPlayInterval ?? AUTOPLAY_MS) : null);
  const swipe = useSwipe(track, (step) => carousel.show(carousel.page + step));

  if (items.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  const isPaged = pageCount > 1;
  const isArrow = props.arrowShape === 'arrow';
  // Until the viewport is measured, the height is reserved if there will certainly be dots, to prevent layout shift.
  const willBePaged = perPage === null && items.length > Math.max(xs, sm, md, lg, xl);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA pattern, not a set of form fields
    <div
      ref={frame}
      role="group"
      className={classNames(styles.carousel, props.className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-outer={(outerArrows && !props.noArrows) || undefined}
    >
      <div className={styles.stage}>
        <div className={styles.viewport} {...(isPaged && !props.noDrag ? swipe : {})}>
          <CarouselTrack
            ref={track}
            items={items}
            state={carousel}
            perPage={perPage}
            perDisplay={perDisplay}
          />
        </div>
        {isPaged && !props.noArrows && (
          <>
            <IconButton
              className={styles.previous}
              icon={isArrow ? 'arrowLeft' : 'chevronLeft'}
              variant="outlined"
              label={texts.previous}
              onClick={carousel.previous}
            />
            <IconButton
              className={styles.next}
              icon={isArrow ? 'arrowRight' : 'chevronRight'}
              variant="outlined"
              label={texts.next}
              onClick={carousel.next}
            />
          </>
        )}
      </div>
      {isPaged && !props.noDots && (
        <CarouselDots
          page={carousel.page}
          pageCount={pageCount}
          onShow={carousel.show}
          texts={texts}
          isPlaying={canPlay ? isPlaying : null}
          onPlay={setIsPlaying}
        />
      )}
      {willBePaged && !props.noDots && <div className={styles.dots} />}
    </div>
  );
}

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
        <li className={styles.copiesBefore} aria-hidden inert>
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
  /** null for no autoplay. */
  isPlaying: boolean | null;
  onPlay: (isPlaying: boolean) => void;
}

/** More dots would wrap on a phone. The dots of further pages appear as the page changes. */
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
