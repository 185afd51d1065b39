import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Disclosure.module.css';
import { Icon } from './Icon';

interface Props {
  title: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Disclosures that share a name are an accordion: one open at a time. */
  name?: string;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
}

/** A heading that shows and hides what is under it; the browser's own, so it works before any script. */
export const Disclosure = ({ title, children, isOpenAtFirst, name, onToggle, className }: Props) => (
  <details
    className={classNames(styles.disclosure, className)}
    open={isOpenAtFirst}
    name={name}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
  >
    <summary className={styles.summary}>
      <span>{title}</span>
      <Icon name="chevronDown" size={1.25} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
