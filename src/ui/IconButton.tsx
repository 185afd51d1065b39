import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import styles from './IconButton.module.css';
import type { IconName } from './iconPaths';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, read out and shown as a tip. */
  label: string;
  isFilled?: boolean;
  /** outlined stands on pictures, plain on the page. */
  look?: 'plain' | 'outlined';
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only a drawing, at least as large as a fingertip. */
export const IconButton = ({ icon, label, isFilled, look = 'plain', iconSize, ...props }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...props}
    className={classNames(styles.button, props.className)}
    data-look={look}
  >
    <Icon name={icon} isFilled={isFilled} size={iconSize} />
  </button>
);
