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
  /** A button or link at the end. */
  action?: ReactNode;
  /** The notice can be dismissed if onDismiss and dismissLabel are set. */
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

/** An inline message. Screen readers announce tone 'bad' immediately, other tones politely. */
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
