import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Panel.module.css';

interface Props {
  children: ReactNode;
  className?: string;
  /** Accessible name, where a screen has several. */
  label?: string;
}

/** A framed part of a screen. */
export const Panel = ({ children, className, label }: Props) => (
  <section className={classNames(styles.panel, className)} aria-label={label}>
    {children}
  </section>
);

/** A single panel in the middle of an empty screen, as for sign-in. */
export const CenteredPanel = ({ children }: { children: ReactNode }) => (
  <main className={styles.center}>
    <Panel>{children}</Panel>
  </main>
);
