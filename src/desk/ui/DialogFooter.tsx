import type { ReactNode } from 'react';
import styles from './DialogFooter.module.css';

/** The buttons of a dialog. A destructive one stands first, apart from the others, so that no finger hits it by accident. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles.footer}>{children}</div>
);
