import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

interface Props {
  icon?: IconName;
  title: string;
  /** h1 when it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
}

/** Says that there is nothing here yet, and what to do about it. */
export const EmptyState = ({ icon, title, heading: Heading = 'h2', children, action }: Props) => (
  <div className={styles.empty}>
    {icon && (
      <span className={styles.art}>
        <Icon name={icon} size={2.25} />
      </span>
    )}
    <Heading className={styles.title}>{title}</Heading>
    {children && <div className={styles.text}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
