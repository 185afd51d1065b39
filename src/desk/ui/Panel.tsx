import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Panel.module.css';

/** A framed part of a screen. */
export const Panel = ({ children, className }: { children: ReactNode; className?: string }) => (
  <section className={classNames(styles.panel, className)}>{children}</section>
);

/** A single panel in the middle of an empty screen, as for sign-in. */
export const CenteredPanel = ({ children }: { children: ReactNode }) => (
  <main className={styles.center}>
    <Panel>{children}</Panel>
  </main>
);
