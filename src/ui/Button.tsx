import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Button.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

export interface ButtonStyle {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Takes the full width of its container. */
  isWide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
}

interface Props extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores clicks, but keeps focus. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. type defaults to 'button', so that it does not submit a form by accident. */
export function Button({ variant, size, isWide, icon, iconAfter, isBusy, onClick, ...props }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...props}
      {...buttonAttributes({ variant, size, isWide }, props.className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={click}
    >
      {icon && !isBusy && <Icon name={icon} size={1.25} />}
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {props.children}
      {iconAfter && <Icon name={iconAfter} size={1.25} />}
    </button>
  );
}

/** Class and data attributes of a button, for elements that must look like one. */
export const buttonAttributes = (
  { variant = 'primary', size = 'md', isWide }: ButtonStyle,
  className?: string,
) => ({
  className: classNames(styles.button, className),
  'data-variant': variant,
  'data-size': size,
  'data-wide': isWide || undefined,
});
