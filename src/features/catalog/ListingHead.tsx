import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/Skeleton';
import styles from './ListingHead.module.css';

interface Props {
  /** Undefined while it loads. */
  title: string | undefined;
  children?: ReactNode;
}

/** The name of what is listed, and a few words on it. */
export const ListingHead = ({ title, children }: Props) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title ?? <Skeleton width="12ch" />}</h1>
    {children && <div className={styles.text}>{children}</div>}
  </header>
);
