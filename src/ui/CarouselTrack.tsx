import { Children, type CSSProperties, isValidElement, type ReactNode, type Ref } from 'react';
import styles from './Carousel.module.css';
import { type CarouselState, itemOffset } from './carouselState';
import type { ItemsPerDisplay } from './useItemsPerPage';

interface Props {
  items: readonly ReactNode[];
  state: CarouselState;
  /** null until measured. */
  perPage: number | null;
  perDisplay: ItemsPerDisplay;
  ref: Ref<HTMLUListElement>;
}

const keyOf = (item: ReactNode, index: number) => (isValidElement(item) && item.key) || index;

/** The row of items. Copies of the other end are there only while it moves onto them. */
export function CarouselTrack({ items, state, perPage, perDisplay, ref }: Props) {
  const { position, page, phase } = state;
  const offset = perPage ? itemOffset(position, items.length, perPage) : 0;
  const isShown = (index: number) => !perPage || (index >= offset && index < offset + perPage);
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
        <li className={styles.item} inert={!isShown(index)}>
          {item}
        </li>
      ))}
      {isOnCopy && position > 0 && copies(0, perPage)}
    </ul>
  );
}
