import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Panel.module.css';

interface Props {
  children: ReactNode;
  className?: string;
  /** Accessible name, needed if a screen has several panels. */
  label?: string;
}

/** A framed section of a screen. */
export const Panel = ({ children, className, label }: Props) => (
  <section className={classNames(styles.panel, className)} aria-label={label}>
    {children}
  </section>
);

/** A single panel in the middle of an otherwise empty screen, for example for sign-in. */
export const CenteredPanel = ({ children }: { children: ReactNode }) => (
  <main className={styles.center}>
    <Panel>{children}</Panel>
  </main>
);
