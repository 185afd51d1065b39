import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

interface Props {
  icon?: IconName;
  title: string;
  /** h1 when the empty state is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  /** A button or link to continue with. */
  action?: ReactNode;
}

/** Placeholder of an empty list or page, with an action. */
export const EmptyState = ({ icon, title, heading: Heading = 'h2', children, action }: Props) => (
  <div className={styles.empty} data-empty-page={Heading === 'h1' || undefined}>
    {icon && (
      <span className={styles.icon}>
        <Icon name={icon} size={2.25} />
      </span>
    )}
    <Heading className={styles.title}>{title}</Heading>
    {children && <div className={styles.text}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
