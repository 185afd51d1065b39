import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { IconName } from './iconPaths';
import styles from './Notice.module.css';

interface Props {
  tone?: 'info' | 'good' | 'bad' | 'warn';
  title?: string;
  children?: ReactNode;
  /** A button or link at its end. */
  action?: ReactNode;
  /** Both together make it dismissible. */
  onDismiss?: () => void;
  dismissLabel?: string;
  className?: string;
}

const icons: Record<NonNullable<Props['tone']>, IconName> = {
  info: 'info',
  good: 'check',
  bad: 'warning',
  warn: 'warning',
};

/** A message in its place on the page. Trouble is read out at once, the rest when there is a pause. */
export const Notice = (props: Props) => {
  const { tone = 'info', title, children, action, onDismiss, dismissLabel, className } = props;
  return (
    <div
      className={classNames(styles.notice, className)}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div className={styles.content}>
        <div className={styles.body}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {onDismiss && dismissLabel && <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />}
    </div>
  );
};
