import type { ReactNode } from 'react';
import styles from './DialogFooter.module.css';

/** The buttons of a dialog. A destructive one comes first, apart from the others, so that it is not pressed by accident. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles.footer}>{children}</div>
);
