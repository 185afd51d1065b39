import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './StickyBuyBar.module.css';

interface Props {
  name: string;
  price: ReactNode;
  /** The button for the bar. */
  button: ReactNode;
  /** Whether the tenant's layout has the bar on a small screen (docs/spec/09 §4). A large screen always has it. */
  isSticky: boolean;
  /** On a small screen in the place of the name: the chosen options of a product that has some. */
  options?: ReactNode;
  /** The row that the bar replaces while it is not on the screen. */
  children: ReactNode;
}

/**
 * Keeps the buy button on the screen: a fixed bar appears once its own row has scrolled away and, on a large screen, as
 * long as the row is still below the first screen. The style sheet decides what applies to the width.
 */
export function StickyBuyBar({ name, price, button, isSticky, options, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // A large margin counts everything on one side of the screen as visible, so that a jump from the end of the page to its
  // start is noticed too.
  const isAbove = useIsOutside(row, '0px 0px 100000px');
  // A row of which the button is cut off counts as below.
  const isBelow = useIsOutside(row, '100000px 0px -48px');
  const isOpen = isAbove || isBelow;
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar, isOpen);
  return (
    <>
      <div ref={row} className={styles.row}>
        {children}
      </div>
      {isOpen && (
        <div ref={bar} className={styles.bar} data-mobile={(isSticky && isAbove) || undefined}>
          <div className={styles.product}>
            <p className={styles.name} data-wide={options ? true : undefined}>
              {name}
            </p>
            {price}
            {options}
          </div>
          <div className={styles.button}>{button}</div>
        </div>
      )}
    </>
  );
}

/** Publishes the height of the bar, above which the notices of the app stand (features/site/notices). */
function usePublishedHeight(bar: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isOpen || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--buy-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--buy-bar');
    };
  }, [bar, isOpen]);
}

/** Whether an element is outside of the viewport with these margins; false until the browser has told. */
function useIsOutside(element: RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [isOutside, setOutside] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setOutside(!entry.isIntersecting), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isOutside;
}
