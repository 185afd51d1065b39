import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './StickyBuyBar.module.css';

interface Props {
  name: string;
  price: ReactNode;
  /** The button for the bar. */
  button: ReactNode;
  /** Whether the tenant's layout has the bar (docs/spec/09 §4). */
  isSticky: boolean;
  /** The row that the bar replaces once it has scrolled above the screen. */
  children: ReactNode;
}

/** Keeps the buy button visible on a small screen: a fixed bar appears once its own row has scrolled away. */
export function StickyBuyBar({ name, price, button, isSticky, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [isScrolledAway, setScrolledAway] = useState(false);
  useEffect(() => {
    if (!element.current || !isSticky) return;
    // The large bottom margin counts everything below the screen as visible, so that a jump from the end of the
    // page to its start is noticed too.
    const observer = new IntersectionObserver(([entry]) => entry && setScrolledAway(!entry.isIntersecting), {
      rootMargin: '0px 0px 100000px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSticky]);
  return (
    <>
      <div ref={element} className={styles.row}>
        {children}
      </div>
      {isSticky && isScrolledAway && (
        <div className={styles.bar}>
          <div className={styles.product}>
            <p className={styles.name}>{name}</p>
            {price}
          </div>
          {button}
        </div>
      )}
    </>
  );
}
