import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './StickyBuyBar.module.css';

interface Props {
  name: string;
  price: ReactNode;
  /** The button once more, for the bar. */
  button: ReactNode;
  /** Whether the store's layout keeps it in sight at all (shell specification §2). */
  isSticky: boolean;
  /** The row that the bar stands in for while it is above the screen. */
  children: ReactNode;
}

/** On a small screen the button to buy stays at hand: a bar at the bottom once its own place has scrolled away. */
export function StickyBuyBar({ name, price, button, isSticky, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!place.current || !isSticky) return;
    // Below the screen counts as seen, so that a leap from the foot of the page to its head is noticed too.
    const watch = new IntersectionObserver(([entry]) => entry && setAway(!entry.isIntersecting), {
      rootMargin: '0px 0px 100000px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isSticky]);
  return (
    <>
      <div ref={place} className={styles.place}>
        {children}
      </div>
      {isSticky && isAway && (
        <div className={styles.bar}>
          <div className={styles.what}>
            <p className={styles.name}>{name}</p>
            {price}
          </div>
          {button}
        </div>
      )}
    </>
  );
}
