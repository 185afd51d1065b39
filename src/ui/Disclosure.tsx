import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Disclosure.module.css';
import { Icon } from './Icon';

interface Props {
  id?: string;
  title: ReactNode;
  children: ReactNode;
  isInitiallyOpen?: boolean;
  /** Disclosures with the same name form an accordion: only one is open at a time. */
  name?: string;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  /** Print the contents whether or not it is open. */
  isPrinted?: boolean;
}

/** A collapsible section. Uses the details element, so it works before hydration. */
export const Disclosure = ({
  id,
  title,
  children,
  isInitiallyOpen,
  name,
  onToggle,
  className,
  isPrinted,
}: Props) => (
  <details
    id={id}
    className={classNames(styles.disclosure, className)}
    open={isInitiallyOpen}
    data-printed={isPrinted || undefined}
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
