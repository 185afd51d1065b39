import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/Skeleton';
import styles from './ListingHeader.module.css';

interface Props {
  /** Undefined while loading. */
  title: string | undefined;
  children?: ReactNode;
}

/** Heading and description of a listing. */
export const ListingHeader = ({ title, children }: Props) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title ?? <Skeleton width="12ch" />}</h1>
    {children && <div className={styles.text}>{children}</div>}
  </header>
);
