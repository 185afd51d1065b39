import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/iconPaths';
import styles from './HeaderAction.module.css';

interface Props {
  icon: IconName;
  /** Whole name, read out: Compare, 2 products. */
  label: string;
  /** Short text where the layout shows one. */
  text: string;
  count?: number;
  /** Where it leads, or what it does. */
  to?: string;
  onClick?: () => void;
}

const inside = (icon: IconName, text: string, count: number): ReactNode => (
  <>
    <span className={styles.icon}>
      <Icon name={icon} />
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </span>
    <span className={styles.text} data-text>
      {text}
    </span>
  </>
);

/** One of the header's icons: a link, or a button that opens something. */
export const HeaderAction = ({ icon, label, text, count = 0, to, onClick }: Props) =>
  to ? (
    <Link className={styles.action} to={to} aria-label={label} onClick={onClick}>
      {inside(icon, text, count)}
    </Link>
  ) : (
    <button type="button" className={styles.action} aria-label={label} onClick={onClick}>
      {inside(icon, text, count)}
    </button>
  );
