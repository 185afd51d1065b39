import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  tone?: 'neutral' | 'accent' | 'good' | 'bad' | 'warn';
  children: ReactNode;
}

/** A short label: Sale, In stock. */
export const Badge = ({ tone = 'neutral', children }: Props) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
