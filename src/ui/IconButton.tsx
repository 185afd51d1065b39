import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import styles from './IconButton.module.css';
import type { IconName } from './iconPaths';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  isFilled?: boolean;
  /** outlined: over images; plain: on the page. */
  variant?: 'plain' | 'outlined';
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon only. Its size is at least the minimum touch target. */
export const IconButton = ({ icon, label, isFilled, variant = 'plain', iconSize, ...props }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...props}
    className={classNames(styles.button, props.className)}
    data-variant={variant}
  >
    <Icon name={icon} isFilled={isFilled} size={iconSize} />
  </button>
);
