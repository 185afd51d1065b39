import { Children, type ReactNode, useRef, useState } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Carousel.module.css';
import { CarouselDots, CarouselTrack } from './CarouselParts';
import { IconButton } from './IconButton';
import { AUTOPLAY_MS, useCarousel } from './useCarousel';
import { type ItemsPerDisplay, useAutoplay, useItemsPerPage, useSwipe } from './useCarouselInput';
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
  /** Fewer items than fit keep their width instead of sharing the whole row. */
  alwaysEqualWidthItems?: boolean;
  autoPlay?: boolean;
  autoPlayInterval?: number;
  noArrows?: boolean;
  noDots?: boolean;
  noDrag?: boolean;
  /** Arrows beside the items instead of over them. */
  outerArrows?: boolean;
  arrowShape?: ArrowShape;
  className?: string;
}

export type ArrowShape = 'chevron' | 'arrow';

const oneItem: ItemsPerDisplay = { xs: 1, sm: 1, md: 1, lg: 1, xl: 1 };

/** Shows items page by page: arrows, dots, swipe, wrap-around, autoplay (docs/spec/05 §1). */
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
  // Until the viewport is measured, the height of certain dots is reserved against layout shift.
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
