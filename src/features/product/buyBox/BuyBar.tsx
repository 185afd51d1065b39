import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { OptionSheet } from './OptionSheet';
import styles from './StickyBuyBar.module.css';

export interface BuyBarProps {
  name: string;
  price: ReactNode;
  /** The button for the bar. */
  button: ReactNode;
  /** On a small screen, in place of the name: the chosen options, if the product has any, and their controls. */
  options?: { chosen: string; picker: ReactNode } | undefined;
}

/** The bar with the buy button, name, price and options. data-buy-bar: makes room for a kiosk's own bar below (features/kiosk/visit) */
export function BuyBar({ name, price, button, options }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar);
  return (
    <div ref={bar} className={styles.bar} data-buy-bar="">
      <div className={styles.product}>
        <p className={styles.name} data-wide={options ? true : undefined}>
          {name}
        </p>
        {price}
        {options && <OptionSheet chosen={options.chosen}>{options.picker}</OptionSheet>}
      </div>
      <div className={styles.button}>{button}</div>
    </div>
  );
}

/** Publishes the height of the bar, above which the app's notices are placed (features/shell/notices). */
function usePublishedHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--buy-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--buy-bar');
    };
  }, [bar]);
}
