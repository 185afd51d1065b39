import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Button.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { Spinner } from './Spinner';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width of its place. */
  isWide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
}

interface Props extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: shows it and ignores clicks, yet keeps focus. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** type is 'button' unless said otherwise, so that no form is sent by accident. */
export function Button({ variant, size, isWide, icon, iconAfter, isBusy, onClick, ...props }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...props}
      {...lookOf({ variant, size, isWide }, props.className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={click}
    >
      {icon && !isBusy && <Icon name={icon} size={1.25} />}
      {isBusy && <Spinner />}
      {props.children}
      {iconAfter && <Icon name={iconAfter} size={1.25} />}
    </button>
  );
}

/** Class and data attributes of a button's look, for what must be another element. */
export const lookOf = ({ variant = 'primary', size = 'md', isWide }: ButtonLook, className?: string) => ({
  className: classNames(styles.button, className),
  'data-variant': variant,
  'data-size': size,
  'data-wide': isWide || undefined,
});
