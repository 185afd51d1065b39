import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Table.module.css';

interface Props {
  caption: string;
  isCaptionHidden?: boolean;
  /** thead and tbody elements. */
  children: ReactNode;
  className?: string;
}

/** A table in a frame that scrolls horizontally on narrow screens. The frame is focusable for scrolling by keyboard. */
export function Table({ caption, isCaptionHidden, children, className }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className={classNames(styles.frame, className)} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={isCaptionHidden ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
