import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface Props {
  title: string;
  /** A sentence that explains the screen. */
  text?: string;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The head of a screen. */
export const PageHead = ({ title, text, children }: Props) => (
  <div className={styles.head}>
    <div>
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
