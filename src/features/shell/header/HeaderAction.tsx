import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/iconPaths';
import styles from './HeaderAction.module.css';

interface Props {
  icon: IconName;
  /** Accessible name, for example: Compare, 2 products. */
  label: string;
  /** Short visible text, in layouts that show text. */
  text: string;
  count?: number;
  /** Path of a link; without `to` the action is a button with onClick. */
  to?: string;
  onClick?: () => void;
}

const content = (icon: IconName, text: string, count: number): ReactNode => (
  <>
    <span className={styles.icon}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
    <span className={styles.text} data-text>
      {text}
    </span>
  </>
);

/** An icon in the header: a link, or a button that opens a drawer or dialog. Its accessible name includes the count. */
export const HeaderAction = ({ icon, label, text, count = 0, to, onClick }: Props) =>
  to ? (
    <Link className={styles.action} to={to} aria-label={label} onClick={onClick}>
      {content(icon, text, count)}
    </Link>
  ) : (
    <button type="button" className={styles.action} aria-label={label} onClick={onClick}>
      {content(icon, text, count)}
    </button>
  );
