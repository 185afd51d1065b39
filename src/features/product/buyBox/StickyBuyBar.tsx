import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/browser/lazyPart';
import type { BuyBarProps } from './BuyBar';
import styles from './StickyBuyBar.module.css';

const BuyBar = lazyPart(async () => ({ default: (await import('./BuyBar')).BuyBar }));

interface Props extends BuyBarProps {
  /** Whether the layout has the bar below the breakpoint md (docs/spec/09 §4). */
  isSticky: boolean;
  /** Whether the tenant wants the bar from the breakpoint md on, in every layout. */
  isStickyOnDesktop: boolean;
  /** The row that the bar replaces while it is off-screen. */
  children: ReactNode;
}

/**
 * Keeps the buy button on the screen: a fixed bar appears once the button's own row has scrolled away and, on a large screen, also while
 * the row is still below the first screen. The bar is loaded when first needed.
 */
export function StickyBuyBar({ isSticky, isStickyOnDesktop, children, ...bar }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // With a large margin, everything on one side of the screen counts as visible, so that a jump from the end of the page to its start is
  // also detected.
  const isAbove = useIsOutside(row, '0px 0px 100000px');
  // A row whose button is cut off counts as below.
  const isBelow = useIsOutside(row, '100000px 0px -48px');
  const isDesktop = useIsDesktop();
  const isShown = isDesktop ? isStickyOnDesktop && (isAbove || isBelow) : isSticky && isAbove;
  return (
    <>
      <div ref={row} className={styles.row}>
        {children}
      </div>
      <Suspense fallback={null}>{isShown && <BuyBar {...bar} />}</Suspense>
    </>
  );
}

/** Whether the screen is at least as wide as the breakpoint md; false on the server. */
function useIsDesktop(): boolean {
  const [isDesktop, setDesktop] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 60rem)');
    const update = () => setDesktop(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isDesktop;
}

/** Whether an element is outside the viewport with these margins; false until the browser has reported it. */
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
