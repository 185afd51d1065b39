import type { CSSProperties } from 'react';
import styles from './Rating.module.css';

interface Props {
  /** 0 to 5. */
  value: number;
  /** Accessible name: 4.5 out of 5 stars. */
  label: string;
  /** Shown next to the stars: (12). */
  text?: string;
  /** Size of a star in rem. */
  size?: number;
}

/** Five stars, filled in proportion to the value. Drawn by a single element, because a list of products has hundreds. */
export const Rating = ({ value, label, text, size = 1 }: Props) => {
  const drawing = { '--size': `${size}rem`, '--filled': `${Math.min(Math.max(value, 0), 5) * 20}%` };
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={label} style={drawing as CSSProperties} />
      {text && <span className={styles.text}>{text}</span>}
    </span>
  );
};
