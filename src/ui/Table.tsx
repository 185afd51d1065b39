import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Table.module.css';

interface Props {
  caption: string;
  isCaptionHidden?: boolean;
  /** thead and tbody. */
  children: ReactNode;
  className?: string;
}

/** A table that scrolls sideways in its own frame when the screen is narrow; the frame can be focused to scroll by keys. */
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
