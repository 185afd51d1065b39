import { Children, type ReactNode, useRef, useState } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Carousel.module.css';
import { CarouselDots } from './CarouselDots';
import { CarouselTrack } from './CarouselTrack';
import { AUTOPLAY_MS } from './carouselState';
import { IconButton } from './IconButton';
import { useAutoplay } from './useAutoplay';
import { useCarousel } from './useCarousel';
import { type ItemsPerDisplay, useItemsPerPage } from './useItemsPerPage';
import { useReducedMotion } from './useReducedMotion';
import { useSwipe } from './useSwipe';

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
  /** Names the carousel. */
  label: string;
  children: ReactNode;
  texts: CarouselTexts;
  itemsPerDisplay?: ItemsPerDisplay;
  /** Fewer items than places keep the width of a place instead of sharing the row. */
  alwaysEqualWidthItems?: boolean;
  autoPlay?: boolean;
  autoPlayInterval?: number;
  noArrows?: boolean;
  noDots?: boolean;
  noDrag?: boolean;
  /** Arrows beside the items instead of on them. */
  outerArrows?: boolean;
  arrowShape?: ArrowShape;
  className?: string;
}

export type ArrowShape = 'chevron' | 'arrow';

const one: ItemsPerDisplay = { xs: 1, sm: 1, md: 1, lg: 1, xl: 1 };

/** Items in sets: arrows, dots, swipe, wrap-around, autoplay (shell specification §2 to §4, §8 and §9). */
export function Carousel(props: Props) {
  const { label, children, texts, itemsPerDisplay = one, alwaysEqualWidthItems, outerArrows } = props;
  const items = Children.toArray(children);
  const placesOf = (places: number) =>
    alwaysEqualWidthItems ? places : Math.min(places, Math.max(items.length, 1));
  const { xs, sm, md, lg, xl } = itemsPerDisplay;
  const perDisplay = {
    xs: placesOf(xs),
    sm: placesOf(sm),
    md: placesOf(md),
    lg: placesOf(lg),
    xl: placesOf(xl),
  };
  const perPage = useItemsPerPage(perDisplay);
  const pageCount = perPage ? Math.ceil(items.length / perPage) : 0;
  const carousel = useCarousel(pageCount);

  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const isCalm = useReducedMotion();
  const [isPlaying, setIsPlaying] = useState(true);
  const mayPlay = props.autoPlay === true && !isCalm && pageCount > 1;
  useAutoplay(frame, carousel.next, mayPlay && isPlaying ? (props.autoPlayInterval ?? AUTOPLAY_MS) : null);
  const swipe = useSwipe(track, (step) => carousel.show(carousel.page + step));

  if (items.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  const isPaged = pageCount > 1;
  const isArrow = props.arrowShape === 'arrow';
  // Before the browser has measured, room is kept for dots that are sure to come.
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
              look="outlined"
              label={texts.previous}
              onClick={carousel.previous}
            />
            <IconButton
              className={styles.next}
              icon={isArrow ? 'arrowRight' : 'chevronRight'}
              look="outlined"
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
          isPlaying={mayPlay ? isPlaying : null}
          onPlay={setIsPlaying}
        />
      )}
      {willBePaged && !props.noDots && <div className={styles.dots} />}
    </div>
  );
}
