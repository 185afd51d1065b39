import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, lookOf } from './Button';
import { Icon } from './Icon';

/** A link that looks like a button. An address with its own scheme (tel:, https:) leaves the router alone. */
export function ButtonLink({
  variant,
  size,
  isWide,
  icon,
  iconAfter,
  children,
  ...props
}: LinkProps & ButtonLook) {
  return (
    <Link {...props} {...lookOf({ variant, size, isWide }, props.className)}>
      {icon && <Icon name={icon} size={1.25} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={1.25} />}
    </Link>
  );
}
