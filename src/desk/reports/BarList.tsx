import type { ReactNode } from 'react';
import styles from './BarList.module.css';

export interface ListedBar {
  id: string;
  label: ReactNode;
  value: number;
  /** The value in words, with additional details. */
  text: ReactNode;
}

/** Horizontal bars with their values; the largest value has the longest bar. */
export function BarList({ label, bars }: { label: string; bars: readonly ListedBar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.id}>
          <span className={styles.label}>{bar.label}</span>
          <span className={styles.text}>{bar.text}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ inlineSize: `${(bar.value / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
