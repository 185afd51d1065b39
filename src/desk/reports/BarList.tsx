import type { ReactNode } from 'react';
import styles from './BarList.module.css';

export interface ListedBar {
  id: string;
  label: ReactNode;
  value: number;
  /** The value in words, with what belongs to it. */
  text: ReactNode;
}

/** Values side by side as bars with their numbers, the longest bar for the largest value. */
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
