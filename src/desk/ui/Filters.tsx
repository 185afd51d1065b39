import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** Filter fields, side by side if there is room. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
);

/** Panels, side by side if there is room. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

/** Buttons in a row. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);

/** Text typed by a person; line breaks are preserved. */
export const Quote = ({ children }: { children: string }) => <p className={styles.quote}>{children}</p>;
